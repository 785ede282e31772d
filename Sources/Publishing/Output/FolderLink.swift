import Diagnostics
import Foundation

/// Symbolic links.
enum FolderLink {
  static func target(of path: String) throws(Fault) -> String {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      throw .unreadable(path, EIO)
    }
  }
}
