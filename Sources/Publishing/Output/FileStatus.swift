import Diagnostics
import Foundation

/// What lies at a path.
struct FileStatus {
  let kind: Kind
  let device: UInt64
  /// In bytes.
  let size: Int
  let owner: uid_t
  let group: gid_t
  /// Its permissions.
  let mode: mode_t

  /// Nil if nothing lies there.
  init?(of path: String, followingLinks: Bool) throws(Fault) {
    var status = stat()
    let answer = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard try Self.isThere(answer, path) else { return nil }
    self.init(status)
  }

  /// Of a file by its path in a folder; a link is one itself. Nil if nothing lies there.
  init?(of file: String, in folder: OpenFolder) throws(Fault) {
    var status = stat()
    let answer = fstatat(folder.descriptor, file, &status, AT_SYMLINK_NOFOLLOW)
    guard try Self.isThere(answer, "\(folder.path)/\(file)") else { return nil }
    self.init(status)
  }

  private static func isThere(
    _ answer: Int32, _ path: @autoclosure () -> String
  ) throws(Fault) -> Bool {
    if answer == 0 { return true }
    let code = errno
    // A file where a folder was is no fault: nothing lies below it.
    if code == ENOENT || code == ENOTDIR { return false }
    throw .unreadable(path(), code)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFREG: kind = .file
    default: kind = .other
    }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    size = Int(status.st_size)
    owner = status.st_uid
    group = status.st_gid
    mode = status.st_mode & 0o7777
  }
}
