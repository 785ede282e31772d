import Diagnostics
import Dispatch
import Foundation

/// The folder of the old site, aside, once the new one stands in its place.
struct ReplacedFolder {
  let path: String
  /// Where it goes if it has something that is nobody's to remove; the next run removes what has its
  /// name now.
  let refuge: String

  /// Removes the files that are known, by their paths, and the folders that are empty then. Returns where the
  /// rest lies: what somebody put there while the new site was made is in no list.
  func remove(_ known: [String]) -> String? {
    let files = known.map { path in
      // By bytes: a mark that begins a name is one character with the slash before it.
      guard let folder = path.parentFolder else { return (folder: Substring(), name: path[...]) }
      return (folder: folder, name: path[path.utf8.index(after: folder.endIndex)...])
    }
    for (folder, files) in Dictionary(grouping: files, by: \.folder) {
      remove(files.map { String($0.name) }, in: String(folder))
    }
    do throws(Fault) {
      for item in try FolderTree(path).items().reversed() where item.kind == .folder {
        rmdir("\(path)/\(item.path)")
      }
    } catch {
      // What can't be read can't be removed either.
      return moved
    }
    // Another run may have removed it as a leftover.
    return rmdir(path) == 0 || errno == ENOENT ? nil : moved
  }

  /// By their folder, to which the way is long. What is not there, or can't be removed, the folder tells by not
  /// being empty.
  private func remove(_ names: [String], in folder: String) {
    guard let descriptor = descriptor(of: folder) else { return }
    defer { close(descriptor) }
    // The system looks for one while it takes another one away.
    DispatchQueue.concurrentPerform(iterations: Self.hands) { hand in
      for index in stride(from: hand, to: names.count, by: Self.hands) {
        unlinkat(descriptor, names[index], 0)
      }
    }
  }

  private static let hands = 2

  /// `nil` if there is none any more, or a link where it was: what lies behind that is not the site's.
  private func descriptor(of folder: String) -> Int32? {
    var descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    for name in folder.split(separator: "/") where descriptor >= 0 {
      let inner = openat(descriptor, String(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(descriptor)
      descriptor = inner
    }
    return descriptor >= 0 ? descriptor : nil
  }

  private var moved: String { rename(path, refuge) == 0 ? refuge : path }
}
