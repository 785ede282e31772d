import Foundation

extension FolderTree {
  struct Item {
    /// Relative to the tree's root.
    let path: String
    let kind: FileStatus.Kind
    let owner: uid_t
    let group: gid_t
    let mode: mode_t
    /// In bytes.
    let size: Int
    /// Whether it has nothing below it: a file, a link, an empty folder.
    let isLeaf: Bool
  }
}
