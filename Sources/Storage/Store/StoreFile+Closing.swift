import Diagnostics
import Foundation

/// What tells that nobody has touched the file since a run closed it: to read all of it at each opening,
/// as the check of its pages does, takes as long as a build where nothing has changed.
extension StoreFile {
  /// Whether it is the very file that a run closed. One that was copied, restored or written to is
  /// another, and so is one whose run was killed.
  var isAsClosed: Bool {
    guard !hasLog, let state else { return false }
    do {
      return try Data(contentsOf: URL(filePath: closedMark)).elementsEqual(state.utf8)
    } catch {
      // Without the mark nothing is known of it.
      return false
    }
  }

  /// To be called once no connection has it; not of a file that is marked as damaged.
  func noteAsClosed() throws(Fault) {
    guard !isMarkedAsDamaged, !hasLog, !isAsClosed, let state else { return }
    try FileWriter.replace(closedMark, with: Array(state.utf8))
  }

  var hasLog: Bool { access(path + "-wal", F_OK) == 0 }

  var closedMark: String { path + "-closed" }

  /// Another one as soon as the file is exchanged or written to; `nil` if nothing lies there.
  private var state: String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let numbers =
      [Int64(status.st_dev), Int64(status.st_ino), Int64(status.st_size)]
      + times.flatMap { [Int64($0.tv_sec), Int64($0.tv_nsec)] }
    return numbers.map { "\($0)\n" }.joined()
  }
}
