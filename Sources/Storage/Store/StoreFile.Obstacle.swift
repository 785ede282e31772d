import Diagnostics
import GRDB

extension StoreFile {
  /// Why the file could not be used.
  enum Obstacle: Error {
    /// It is no store, or not whole.
    case damaged
    case fault(Fault)

    init(_ error: any Error, at path: String) {
      switch error {
      case let obstacle as Obstacle: self = obstacle
      case let fault as Fault: self = .fault(fault)
      case let error as DatabaseError:
        switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        default: self = .fault(.failedStore(path, error))
        }
      // A value that is not of its column's type: only damage, or another program, puts it there.
      case is RowDecodingError, is DecodingError: self = .damaged
      default: self = .fault(.unforeseenStore(path, error))
      }
    }
  }
}
