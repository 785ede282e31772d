import Diagnostics
import Foundation

/// The folder of the old site, aside, once the new one stands in its place.
struct ReplacedFolder {
  let path: String
  /// Where it goes if it has something that is nobody's to remove; the next run removes what has its
  /// name now.
  let refuge: String

  /// Removes the files that are known, and the folders that are empty then. Returns where the rest
  /// lies: what somebody put there while the new site was made is in no list.
  func remove(_ known: Set<String>) -> String? {
    do throws(Fault) {
      var files: [String] = []
      let items = try FolderTree(path).items { file in
        guard known.contains(file) else { return false }
        files.append(file)
        return true
      }
      for file in files { unlink("\(path)/\(file)") }
      // A link may stand where a file was.
      for item in items where item.kind != .folder && known.contains(item.path) {
        unlink("\(path)/\(item.path)")
      }
      for item in items.reversed() where item.kind == .folder { rmdir("\(path)/\(item.path)") }
    } catch {
      // What can't be read can't be removed either.
      return moved
    }
    // Another run may have removed it as a leftover.
    return rmdir(path) == 0 || errno == ENOENT ? nil : moved
  }

  private var moved: String { rename(path, refuge) == 0 ? refuge : path }
}
