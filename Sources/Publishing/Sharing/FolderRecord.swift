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
  /// The files, which are nearly all of it, are written here: the encoder takes thirty times as long.
  func encoded() throws -> [UInt8] {
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
    return json[..<place.upperBound] + manifest.listedFiles + json[end.lowerBound...]
      + Array("\n".utf8)
  }
}

extension Manifest {
  /// The members of `files`, as Foundation's encoder writes them.
  fileprivate var listedFiles: [UInt8] {
    var json: [UInt8] = []
    for (place, item) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      json += (place > 0 ? ",\n    " : "\n    ").utf8
      json.append(json: item.key)
      json += " : {\n      \"digest\" : ".utf8
      json.append(json: item.value.digest)
      if let entry = item.value.entry {
        json += ",\n      \"entry\" : ".utf8
        json.append(json: entry)
      }
      if let size = item.value.size { json += ",\n      \"size\" : \(size)".utf8 }
      if let title = item.value.title {
        json += ",\n      \"title\" : ".utf8
        json.append(json: title)
      }
      json += "\n    }".utf8
    }
    return json + (files.isEmpty ? "\n\n  " : "\n  ").utf8
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
