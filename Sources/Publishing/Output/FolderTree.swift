import Diagnostics
import Foundation

/// Everything below a folder. Symbolic links are items themselves and not followed.
struct FolderTree {
  private let root: String

  init(_ root: String) { self.root = root }

  /// A folder stands before what it has; within a folder the order is that of the names.
  func items() throws(Fault) -> [Item] { try items(in: "") }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws(Fault) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      // Foundation's error has no code that is the same everywhere.
      throw .unreadable(folder, access(folder, R_OK | X_OK) == 0 ? EIO : errno)
    }
  }

  private func items(in folder: String) throws(Fault) -> [Item] {
    var items: [Item] = []
    for name in try Self.names(in: folder.isEmpty ? root : "\(root)/\(folder)") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard let status = try FileStatus(of: "\(root)/\(path)", followingLinks: false) else {
        continue
      }
      let inner = status.kind == .folder ? try self.items(in: path) : []
      items.append(
        Item(
          path: path, kind: status.kind, mode: status.mode, size: status.size,
          isLeaf: inner.isEmpty))
      items += inner
    }
    return items
  }
}
