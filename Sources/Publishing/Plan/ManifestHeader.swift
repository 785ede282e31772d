import Diagnostics
import Foundation
import JSONReading

/// What a site says about itself in its manifest, beside its files.
public struct ManifestHeader: Encodable, JSONReadableObject, Hashable, Sendable {
  /// Program and version: `wikigen 0.1.0`.
  public let generator: String
  public let origin: Origin
  /// A source's id and the fingerprint of what was asked of it.
  public let sources: [String: String]
  /// How many entries each collection has.
  public let counts: [String: Int]
  /// The digest of all that the site was made from, where that is known.
  public let inputs: String?
  /// What changed of late, the newest first; nil where nothing is known to have changed.
  public let changes: [Change]?

  public init(
    generator: String, origin: Origin, sources: [String: String], counts: [String: Int],
    inputs: String? = nil, changes: [Change]? = nil
  ) {
    self.generator = generator
    self.origin = origin
    self.sources = sources
    self.counts = counts
    self.inputs = inputs
    self.changes = changes
  }

  public init(_ object: JSONObject) throws {
    generator = try object.value("generator")
    origin = try Origin(named: object.value("origin"))
    sources = try object.value("sources")
    counts = try object.value("counts")
    inputs = try object.valueIfThere("inputs")
    changes = try object.valueIfThere("changes")
  }

  /// What the site in `folder` says of itself, nil if none is there.
  public static func read(in folder: String) throws(Fault) -> ManifestHeader? {
    try ManifestFile.read(ManifestHeader.self, in: folder)
  }

  /// What the site, or the share, in `folder` says of itself.
  static func read(in folder: String, named names: RecordNames) throws(Fault) -> ManifestHeader? {
    try ManifestFile.read(ManifestHeader.self, in: folder, named: names.manifest)
  }

  /// What is said in the bytes of a manifest, which faults call `path`.
  public init(decoding bytes: [UInt8], named path: String) throws(Fault) {
    self = try ManifestFile.decode(ManifestHeader.self, from: Data(bytes), named: path)
  }
}
