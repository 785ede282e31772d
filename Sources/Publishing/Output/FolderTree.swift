import CPlatform
import Diagnostics
import Foundation

/// Everything below a folder. Symbolic links are items themselves and not followed.
struct FolderTree {
  private let root: String

  init(_ root: String) { self.root = root }

  /// A folder stands before what it has; within a folder the order is that of the names.
  func items() throws(Fault) -> [Item] { try items(in: "") }

  /// The names in a folder, sorted. One that is no UTF-8 is a fault: it could not be carried along.
  static func names(in folder: String) throws(Fault) -> [String] {
    try allNames(in: folder).map { name throws(Fault) in
      guard let name else { throw .nameNotUTF8(in: folder) }
      return name
    }.sorted()
  }

  /// Nil stands for a name that is no UTF-8.
  static func allNames(in folder: String) throws(Fault) -> [String?] {
    guard let stream = opendir(folder) else { throw .unreadable(folder, errno) }
    defer { closedir(stream) }
    var names: [String?] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// False where the system does not say.
  static func isMountPoint(_ path: String) -> Bool { platform_is_mount_point(path) == 1 }

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
          path: path, kind: status.kind, owner: status.owner, group: status.group,
          mode: status.mode, size: status.size, isLeaf: inner.isEmpty))
      items += inner
    }
    return items
  }
}
