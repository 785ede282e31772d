import Diagnostics
import Foundation
import JSONReading

/// The file of a manifest, of which a reader takes the part that it needs: of a wiki of ten thousand
/// entries the whole has megabytes.
enum ManifestFile {
  /// The part of the manifest in `folder`, nil if there is none; that of a share has another name.
  static func read<Part: JSONReadableObject & Sendable>(
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
  static func decode<Part: JSONReadableObject & Sendable>(
    _ part: Part.Type, from data: Data, named path: String
  ) throws(Fault) -> Part {
    do {
      return try read(Versioned<Part>.self, from: data).part
    } catch is UnknownVersion {
      throw .unreadableManifest(path, "was written by another version of wikigen")
    } catch {
      throw .unreadableManifest(path, "is not what wikigen writes")
    }
  }

  private static func read<Part: JSONReadableObject & Sendable>(
    _ part: Part.Type, from data: Data
  ) throws -> Part {
    if let part = JSONTape.value(part, in: [UInt8](data)) { return part }
    return try JSONDecoder().decode(part, from: data)
  }

  private struct UnknownVersion: Error {}

  private struct Versioned<Part: JSONReadableObject & Sendable>: JSONReadableObject, Sendable {
    let part: Part

    init(_ object: JSONObject) throws {
      let version: Int = try object.value("version")
      guard (1...Manifest.version).contains(version) else { throw UnknownVersion() }
      part = try Part(object)
    }
  }
}
