import Diagnostics
import Foundation
import JSONReading

/// The record of what a site consists of. It lies in the site and marks the folder as wikigen's.
public struct Manifest: Equatable, Sendable {
  public static let fileName = "wikigen-manifest.json"
  static let version = 2

  public let header: ManifestHeader
  /// By path, without the manifest itself and the record of its links.
  public let files: [String: File]

  public let former: Former

  /// The manifest in `folder`, nil if there is none.
  public static func read(in folder: String) throws(Fault) -> Manifest? {
    try ManifestFile.read(Manifest.self, in: folder)
  }
}

extension Manifest: Encodable, JSONReadableObject {
  private enum CodingKeys: String, CodingKey { case version, files, former }

  private struct ImpossiblePath: Error {}

  public init(_ object: JSONObject) throws {
    header = try ManifestHeader(object)
    files = try object.value("files")
    former = try object.valueIfThere("former") ?? .none
    // Nobody can have written files at others.
    let paths = [Array(files.keys), Array(former.redirects.keys), Array(former.tombstones.keys)]
      .joined()
    guard paths.allSatisfy({ PlannedFile.refusal(of: $0) == nil }) else { throw ImpossiblePath() }
  }

  public func encode(to encoder: any Encoder) throws {
    try header.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(files, forKey: .files)
    if former != .none { try container.encode(former, forKey: .former) }
  }
}
