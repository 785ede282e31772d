import Diagnostics
import Foundation

/// Symbolic links.
enum FolderLink {
  static func target(of path: String) throws(Fault) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw .unreadable(path, errno) }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
