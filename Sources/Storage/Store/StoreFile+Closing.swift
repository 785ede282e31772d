import Diagnostics
import Foundation

/// What tells that nobody has touched the file since a run closed it: to read all of it at each opening,
/// as the check of its pages does, takes as long as a build where nothing has changed.
extension StoreFile {
  /// Whether it is the very file that a run closed. One that was copied, restored or written to is
  /// another, and so is one whose run was killed.
  var isAsClosed: Bool { closing != nil }

  /// What a run noted that closed this very file.
  struct Closing: Equatable {
    /// SQLite's number of the tables, if they were this version's: another one as soon as any of them is changed.
    let tables: Int?

    fileprivate var text: String { tables.map { "\($0)\n" } ?? "" }
  }

  /// `nil` of any other file.
  var closing: Closing? {
    guard !hasLog, let state else { return nil }
    do {
      let mark = String(decoding: try Data(contentsOf: URL(filePath: closedMark)), as: UTF8.self)
      guard mark.hasPrefix(state) else { return nil }
      let closing = Closing(tables: Int(mark.dropFirst(state.count).dropLast()))
      return mark == state + closing.text ? closing : nil
    } catch {
      // Without the mark nothing is known of it.
      return nil
    }
  }

  /// To be called once no connection has it; not of a file that is marked as damaged. `tables` are SQLite's number of
  /// those of this version.
  func noteAsClosed(tables: Int? = nil) throws(Fault) {
    let closing = Closing(tables: tables)
    guard !isMarkedAsDamaged, !hasLog, self.closing != closing, let state else { return }
    try FileWriter.replace(closedMark, with: Array((state + closing.text).utf8))
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
