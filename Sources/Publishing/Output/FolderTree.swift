import CPlatform
import Diagnostics
import Foundation

/// Everything below a folder. Symbolic links are items themselves and not followed.
struct FolderTree {
  private let root: String

  init(_ root: String) { self.root = root }

  /// A folder stands before what it has; within a folder the order is that of the names.
  ///
  /// Of a file that `passes` says yes to no item is made; nor is it asked about where the system tells along
  /// with the name that it is one, which most do.
  func items(passing passes: (String) -> Bool = { _ in false }) throws(Fault) -> [Item] {
    try items(in: "", passes).items
  }

  /// The names in a folder, sorted. One that is no UTF-8 is a fault: it could not be carried along.
  static func names(in folder: String) throws(Fault) -> [String] {
    try entries(in: folder).map(\.name).sorted()
  }

  /// Nil stands for a name that is no UTF-8.
  static func allNames(in folder: String) throws(Fault) -> [String?] {
    try allEntries(in: folder).map(\.name)
  }

  private static func entries(in folder: String) throws(Fault) -> [(name: String, isFile: Bool)] {
    try allEntries(in: folder).map { entry throws(Fault) in
      guard let name = entry.name else { throw .nameNotUTF8(in: folder) }
      return (name, entry.isFile)
    }
  }

  /// Whether it is a file is not told by every file system.
  private static func allEntries(
    in folder: String
  ) throws(Fault) -> [(name: String?, isFile: Bool)] {
    guard let stream = opendir(folder) else { throw .unreadable(folder, errno) }
    defer { closedir(stream) }
    var entries: [(name: String?, isFile: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let isFile = entry.pointee.d_type == UInt8(truncatingIfNeeded: DT_REG)
      if name != ".", name != ".." { entries.append((name, isFile)) }
    }
    return entries
  }

  /// False where the system does not say.
  static func isMountPoint(_ path: String) -> Bool { platform_is_mount_point(path) == 1 }

  private func items(
    in folder: String, _ passes: (String) -> Bool
  ) throws(Fault) -> (items: [Item], isEmpty: Bool) {
    let entries = try Self.entries(in: folder.isEmpty ? root : "\(root)/\(folder)")
    var items: [Item] = []
    // Most files of a site are passed over: only the rest is worth sorting.
    let rest = entries.map { name, isFile in
      (path: folder.isEmpty ? name : "\(folder)/\(name)", isFile: isFile)
    }.filter { !($0.isFile && passes($0.path)) }
    for (path, isFile) in rest.sorted(by: { $0.path < $1.path }) {
      guard let status = try FileStatus(of: "\(root)/\(path)", followingLinks: false),
        isFile || status.kind != .file || !passes(path)
      else { continue }
      let inner: (items: [Item], isEmpty: Bool) =
        status.kind == .folder ? try self.items(in: path, passes) : ([], true)
      items.append(
        Item(
          path: path, kind: status.kind, owner: status.owner, group: status.group,
          mode: status.mode, size: status.size, isLeaf: inner.isEmpty))
      items += inner.items
    }
    return (items, entries.isEmpty)
  }
}
