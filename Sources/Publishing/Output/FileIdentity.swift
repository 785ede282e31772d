import Diagnostics
import Foundation

/// What is another as soon as a file is exchanged or written to.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  /// When its bytes changed, and when anything of it did; in nanoseconds since 1970.
  private let times: [Int64]

  /// Nil if nothing lies there.
  init?(of path: String) throws(Fault) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw .unreadable(path, code)
    }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    self.times = times.map { Int64($0.tv_sec) * 1_000_000_000 + Int64($0.tv_nsec) }
  }
}
