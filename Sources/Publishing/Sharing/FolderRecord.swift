import Diagnostics
import Foundation

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
  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self)) + Array("\n".utf8)
  }
}

extension FolderRecord: Codable {
  private enum CodingKeys: String, CodingKey { case share }

  init(from decoder: any Decoder) throws {
    manifest = try Manifest(from: decoder)
    claim = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
      ShareClaim.self, forKey: .share)
  }

  func encode(to encoder: any Encoder) throws {
    try manifest.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(claim, forKey: .share)
  }
}
