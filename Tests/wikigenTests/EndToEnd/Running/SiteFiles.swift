import Foundation

/// The files of a folder with their bytes, as they are at one moment.
struct SiteFiles: Equatable, Sendable {
  /// By path in the folder.
  let bytes: [String: Data]

  init(_ folder: String) throws {
    var bytes: [String: Data] = [:]
    // The cache is no part of any site.
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where !path.hasPrefix(".wikigen/") {
      let file = "\(folder)/\(path)"
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      bytes[path] = try Data(contentsOf: URL(filePath: file))
    }
    self.bytes = bytes
  }

  init(_ site: String, in folder: TemporaryFolder) throws {
    try self.init("\(folder.path)/\(site)")
  }

  var paths: Set<String> { Set(bytes.keys) }

  func text(_ path: String) -> String {
    bytes[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What only one of the two has, or what they have different.
  func differences(from other: SiteFiles) -> [String] {
    paths.union(other.paths).filter { bytes[$0] != other.bytes[$0] }.sorted()
  }
}
