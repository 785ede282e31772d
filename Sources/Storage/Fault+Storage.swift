import Diagnostics
import Foundation
import GRDB

/// The faults of the cache. None of them touches the wiki that stands.
extension Fault {
  static func lockedCache(_ path: String, _ holder: Int32?) -> Fault {
    let process = holder.map { "process \($0)" } ?? "another process"
    return Fault(
      .fetching, path, "is in use by \(process)",
      remedy: "Wait for it to end, end it, or use another folder with --cache", category: .busy)
  }

  static func unwritableCache(_ path: String, _ code: Int32) -> Fault {
    switch code {
    case ENOSPC, EDQUOT: full(path)
    case EACCES, EPERM, EROFS:
      cache(
        path, "can't be written: \(code.words)",
        remedy: "Change its permissions, or choose another folder with --cache")
    default:
      cache(
        path, "could not be written: \(code.words)", remedy: "Try another folder with --cache")
    }
  }

  static func unreadableCache(_ path: String, _ code: Int32) -> Fault {
    cache(
      path, "can't be read: \(code.words)",
      remedy: "Change its permissions, or choose another folder with --cache")
  }

  static func newerStore(_ path: String) -> Fault {
    Fault(
      .fetching, path, "was made by a newer wikigen, and is left as it is",
      remedy: "Update wikigen, or use another folder with --cache", category: .configuration)
  }

  static func corruptStore(_ path: String) -> Fault {
    cache(
      path, "is damaged",
      remedy: "Run wikigen again: it moves the file aside and fetches what was in it anew")
  }

  /// As `corruptStore`, for who only looks.
  static func damagedStore(_ path: String) -> Fault {
    cache(
      path, "is damaged",
      remedy: "Run wikigen fetch: it moves the file aside and fetches what was in it anew")
  }

  static func oversizedBody(_ url: String, _ size: Int) -> Fault {
    Fault(
      .fetching, url, "answered \(size) bytes, and \(StoredAnswer.largestBody) are the most",
      remedy: "Check the address of the API", category: .data)
  }

  static func settledRun(_ path: String) -> Fault {
    Fault(
      .fetching, path, "was to take an answer for a run that it no longer has open",
      remedy: "This is a bug of wikigen; please report it", category: .bug)
  }

  /// What SQLite could not do; a damaged file is `corruptStore`.
  static func failedStore(_ path: String, _ error: DatabaseError) -> Fault {
    switch error.resultCode {
    case .SQLITE_FULL: full(path)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH:
      cache(
        path, "can't be written: \(error.words)",
        remedy: "Change its permissions, or choose another folder with --cache")
    case .SQLITE_IOERR, .SQLITE_NOLFS, .SQLITE_PROTOCOL:
      cache(
        path, "could not be read or written: \(error.words)",
        remedy: "Check the disk, or choose another folder with --cache")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      Fault(
        .fetching, path, "is in use by another program", remedy: "Close it, and try again",
        category: .busy)
    default:
      Fault(
        .fetching, path, "refused a statement: \(error.words)",
        remedy: "This is a bug of wikigen; please report it", category: .bug)
    }
  }

  static func unforeseenStore(_ path: String, _ error: any Error) -> Fault {
    Fault(
      .fetching, path, "could not be used: \(type(of: error))",
      remedy: "This is a bug of wikigen; please report it", category: .bug)
  }

  private static func full(_ path: String) -> Fault {
    cache(
      path, "could not be written: the disk is full",
      remedy: "Free some space, or choose another folder with --cache")
  }

  private static func cache(_ subject: String, _ problem: String, remedy: String) -> Fault {
    Fault(.fetching, subject, problem, remedy: remedy, category: .output)
  }
}

extension Int32 {
  /// What the system says of this code of an error, as the end of a sentence.
  fileprivate var words: String { String(cString: strerror(self)).lowercased() }
}

extension DatabaseError {
  /// Without the statement and its arguments, which can be long and are of no use to the user.
  fileprivate var words: String { message ?? "SQLite's error \(extendedResultCode.rawValue)" }
}
