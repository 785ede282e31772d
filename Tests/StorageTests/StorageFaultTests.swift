import Diagnostics
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite struct `Faults of the cache` {
  @Test(arguments: cases)
  func `say what happened and what to do`(
    fault: Fault, sentence: String, category: Fault.Category
  ) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == category)
    #expect(fault.stage == .fetching)
  }

  private static let cases: [(fault: Fault, sentence: String, category: Fault.Category)] = [
    (
      .lockedCache(".wikigen", 4711),
      """
      .wikigen is in use by process 4711. \
      Wait for it to end, end it, or use another folder with --cache.
      """, .busy
    ),
    (
      .lockedCache(".wikigen", nil),
      """
      .wikigen is in use by another process. \
      Wait for it to end, end it, or use another folder with --cache.
      """, .busy
    ),
    (
      .unwritableCache(".wikigen/lock", ENOSPC),
      """
      .wikigen/lock could not be written: the disk is full. \
      Free some space, or choose another folder with --cache.
      """, .output
    ),
    (
      .unwritableCache(".wikigen/lock", EROFS),
      """
      .wikigen/lock can't be written: read-only file system. \
      Change its permissions, or choose another folder with --cache.
      """, .output
    ),
    (
      .unwritableCache(".wikigen", ENOTDIR),
      ".wikigen could not be written: not a directory. Try another folder with --cache.", .output
    ),
    (
      .unreadableCache(".wikigen", EACCES),
      """
      .wikigen can't be read: permission denied. \
      Change its permissions, or choose another folder with --cache.
      """, .output
    ),
    (
      .newerStore("a/store.sqlite"),
      """
      a/store.sqlite was made by a newer wikigen, and is left as it is. \
      Update wikigen, or use another folder with --cache.
      """, .configuration
    ),
    (
      .damagedStore("a/store.sqlite"),
      """
      a/store.sqlite is damaged. \
      Run wikigen fetch: it moves the file aside and fetches what was in it anew.
      """, .output
    ),
    (
      .corruptStore("a/store.sqlite"),
      """
      a/store.sqlite is damaged. \
      Run wikigen again: it moves the file aside and fetches what was in it anew.
      """, .output
    ),
    (
      .oversizedBody("http://a/1", 99_999_999),
      """
      http://a/1 answered 99999999 bytes, and 67108864 are the most. \
      Check the address of the API.
      """, .data
    ),
    (
      .settledRun("a/store.sqlite"),
      """
      a/store.sqlite was to take an answer for a run that it no longer has open. \
      This is a bug of wikigen; please report it.
      """, .bug
    ),
    (
      .failedStore("a", DatabaseError(resultCode: .SQLITE_FULL)),
      """
      a could not be written: the disk is full. \
      Free some space, or choose another folder with --cache.
      """, .output
    ),
    (
      .failedStore("a", DatabaseError(resultCode: .SQLITE_READONLY, message: "read-only")),
      """
      a can't be written: read-only. \
      Change its permissions, or choose another folder with --cache.
      """, .output
    ),
    (
      .failedStore("a", DatabaseError(resultCode: .SQLITE_IOERR_WRITE, message: "disk I/O error")),
      """
      a could not be read or written: disk I/O error. \
      Check the disk, or choose another folder with --cache.
      """, .output
    ),
    (
      .failedStore("a", DatabaseError(resultCode: .SQLITE_BUSY)),
      "a is in use by another program. Close it, and try again.", .busy
    ),
    (
      .failedStore(
        "a", DatabaseError(resultCode: .SQLITE_ERROR, message: "no such table: b", sql: "secret")),
      "a refused a statement: no such table: b. This is a bug of wikigen; please report it.", .bug
    ),
    (
      .unforeseenStore("a", CancellationError()),
      "a could not be used: CancellationError. This is a bug of wikigen; please report it.", .bug
    ),
  ]
}
