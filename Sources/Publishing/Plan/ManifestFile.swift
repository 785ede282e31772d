import Diagnostics
import Foundation

/// The file of a manifest, of which a reader takes the part that it needs: of a wiki of ten thousand
/// entries the whole has megabytes.
enum ManifestFile {
  /// The part of the manifest in `folder`, nil if there is none; that of a share has another name.
  static func read<Part: Decodable>(
    _ part: Part.Type, in folder: String, named name: String = Manifest.fileName
  ) throws(Fault) -> Part? {
    let path = folder + "/" + name
    guard try FileStatus(of: path, followingLinks: true) != nil else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableManifest(path, "can't be read")
    }
    return try decode(part, from: data, named: path)
  }

  /// The part of the manifest in the bytes of a file, which faults call `path`.
  static func decode<Part: Decodable>(
    _ part: Part.Type, from data: Data, named path: String
  ) throws(Fault) -> Part {
    do {
      return try JSONDecoder().decode(Versioned<Part>.self, from: data).part
    } catch is UnknownVersion {
      throw .unreadableManifest(path, "was written by another version of wikigen")
    } catch {
      throw .unreadableManifest(path, "is not what wikigen writes")
    }
  }

  private struct UnknownVersion: Error {}

  private struct Versioned<Part: Decodable>: Decodable {
    let part: Part

    private enum CodingKeys: String, CodingKey { case version }

    init(from decoder: any Decoder) throws {
      let version = try decoder.container(keyedBy: CodingKeys.self).decode(
        Int.self, forKey: .version)
      guard (1...Manifest.version).contains(version) else { throw UnknownVersion() }
      part = try Part(from: decoder)
    }
  }
}
