import Diagnostics
import Foundation

enum FolderListing {
  /// Nil if there is no such folder, or a file in its place.
  static func names(in path: String) throws(Fault) -> [String]? {
    guard let stream = opendir(path) else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .unreadableCache(path, errno) }
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
