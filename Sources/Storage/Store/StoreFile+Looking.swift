import Diagnostics
import Foundation
import GRDB

/// What can be done with the file without the right to change it, or to be alone with it.
extension StoreFile {
  func isThere() throws(Fault) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .unreadableCache(path, errno) }
      return false
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadableCache(path, EISDIR) }
    guard access(path, R_OK) == 0 else { throw .unreadableCache(path, errno) }
    return true
  }

  /// Of one state of the store, while others may write to it.
  func look<Value>(_ body: (Database) throws -> Value) throws(Fault) -> Value {
    if isMarkedAsDamaged { throw .damagedStore(path) }
    do {
      return try hasLog ? lookWithLog(body) : lookAtFileAlone(body)
    } catch {
      switch Obstacle(error, at: path) {
      case .damaged: throw .damagedStore(path)
      case .fault(let fault): throw fault
      }
    }
  }

  private func lookWithLog<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try look(from: .withLog, body)
    } catch let error as DatabaseError where error.isOfAccess {
      // Where nothing may be written, SQLite can't read the log that a process left behind.
      return try look(from: .fileAlone, body)
    }
  }

  private func lookAtFileAlone<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let result = Result { try look(from: .fileAlone, body) }
    // A writer that came meanwhile may have moved what was being read.
    return try hasLog ? look(from: .withLog, body) : result.get()
  }

  private func look<Value>(
    from viewpoint: Viewpoint, _ body: (Database) throws -> Value
  ) throws -> Value {
    let queue = try viewpoint.queue(path)
    let value = try queue.read(body)
    try queue.close()
    return value
  }
}

extension DatabaseError {
  fileprivate var isOfAccess: Bool {
    [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR].contains(resultCode)
  }
}
