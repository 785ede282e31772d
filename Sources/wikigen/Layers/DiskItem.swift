import Foundation

/// What stands at a path, symbolic links followed.
enum DiskItem: Hashable {
  case file
  case folder
  /// A socket, a device, a pipe.
  case other

  /// `nil` if nothing stands there that can be reached.
  init?(atPath path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }
}
