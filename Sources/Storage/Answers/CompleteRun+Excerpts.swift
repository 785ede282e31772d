import CZlib
import Diagnostics
import Foundation
import GRDB

extension CompleteRun {
  /// What `reader` needs of an answer of the run; `nil` if there is no such answer, or if it never read
  /// it.
  public func excerpt(_ url: String, by reader: String) throws(Fault) -> AnswerExcerpt? {
    try store.read { connection in
      let row = try Row.fetchOne(
        connection.cachedStatement(
          sql: """
            SELECT digest, fetchedAt, checksum, excerpt
            FROM answers JOIN bodies ON bodies.id = answers.body
              JOIN excerpts ON excerpts.body = answers.body
            WHERE run = ? AND url = ? AND reader = ?
            """), arguments: [id, url.stored, reader])
      guard let row else { return nil }
      let bytes = [UInt8](try row.decode(Data.self, forColumn: "excerpt"))
      // A damaged one is none: the body tells by itself whether it is whole.
      guard try row.decode(Int.self, forColumn: "checksum") == bytes.checksum else { return nil }
      return AnswerExcerpt(
        digest: try row.decode(String.self, forColumn: "digest"),
        fetchedAt: try row.decode(Int.self, forColumn: "fetchedAt"), bytes: bytes)
    }
  }

  /// Keeps what `reader` needs of bodies, in the place of what any other one does.
  public func keep(_ excerpts: [AnswerExcerpt], by reader: String) throws(Fault) {
    try store.write { connection in
      let statement = try connection.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO excerpts (body, reader, checksum, excerpt)
          SELECT id, ?, ?, ? FROM bodies WHERE digest = ?
          """)
      for excerpt in excerpts {
        try statement.execute(
          arguments: [reader, excerpt.bytes.checksum, Data(excerpt.bytes), excerpt.digest])
      }
    }
  }
}

extension [UInt8] {
  /// Tells damage that SQLite does not see.
  fileprivate var checksum: Int {
    withUnsafeBufferPointer { Int(crc32(0, $0.baseAddress, uInt($0.count))) }
  }
}
