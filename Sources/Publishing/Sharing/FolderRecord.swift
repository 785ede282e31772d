import Diagnostics
import Foundation
import JSONReading

/// What a folder says of itself: the manifest of a site, or that of a share with what it claims.
struct FolderRecord: Sendable {
  let manifest: Manifest
  let claim: ShareClaim?

  /// Nil where there is none.
  static func read(in folder: String, named names: RecordNames) throws(Fault) -> FolderRecord? {
    guard
      let record = try ManifestFile.read(FolderRecord.self, in: folder, named: names.manifest)
    else { return nil }
    guard (record.claim != nil) == (names == .share) else {
      throw .unreadableManifest("\(folder)/\(names.manifest)", "is not what wikigen writes")
    }
    return record
  }

  /// The same record gives the same bytes.
  ///
  /// The files, which are nearly all of it, are written here: the encoder takes thirty times as long. `paths` are
  /// theirs, sorted, and may be others too.
  func encoded(in paths: [String]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let frame = FolderRecord(
      manifest: Manifest(header: manifest.header, files: [:], former: manifest.former),
      claim: claim)
    let json = try encoder.encode(frame)
    // No text has a line end in it, and nothing within another member begins so near the edge.
    guard let place = json.range(of: Data("\n  \"files\" : {".utf8)),
      let end = json.range(of: Data("}".utf8), in: place.upperBound..<json.endIndex)
    else { preconditionFailure("a record always has files") }
    var bytes: [UInt8] = []
    // To make room later is to copy all of it into new memory.
    bytes.reserveCapacity(json.count + manifest.files.count * Manifest.usualBytes)
    bytes.append(contentsOf: json[..<place.upperBound])
    manifest.appendFiles(in: paths, to: &bytes)
    bytes.append(contentsOf: json[end.lowerBound...])
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

extension Manifest {
  /// Of a file of the list; more makes room once more.
  fileprivate static let usualBytes = 256

  /// The members of `files`, as Foundation's encoder writes them.
  fileprivate func appendFiles(in paths: [String], to json: inout [UInt8]) {
    var isFirst = true
    for path in paths {
      guard let file = files[path] else { continue }
      json.append(contentsOf: (isFirst ? "\n    " : ",\n    ").utf8)
      isFirst = false
      json.append(json: path)
      json.append(contentsOf: " : {\n      \"digest\" : ".utf8)
      json.append(json: file.digest)
      if let entry = file.entry {
        json.append(contentsOf: ",\n      \"entry\" : ".utf8)
        json.append(json: entry)
      }
      if let size = file.size {
        json.append(contentsOf: ",\n      \"size\" : ".utf8)
        json.append(contentsOf: String(size).utf8)
      }
      if let title = file.title {
        json.append(contentsOf: ",\n      \"title\" : ".utf8)
        json.append(json: title)
      }
      json.append(contentsOf: "\n    }".utf8)
    }
    json.append(contentsOf: (files.isEmpty ? "\n\n  " : "\n  ").utf8)
  }
}

extension FolderRecord: Encodable, JSONReadableObject {
  private enum CodingKeys: String, CodingKey { case share }

  init(_ object: JSONObject) throws {
    manifest = try Manifest(object)
    claim = try object.valueIfThere("share")
  }

  func encode(to encoder: any Encoder) throws {
    try manifest.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(claim, forKey: .share)
  }
}
