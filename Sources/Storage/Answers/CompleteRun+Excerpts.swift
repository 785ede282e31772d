import CDeflate
import Diagnostics
import Foundation
import GRDB

extension CompleteRun {
  /// What `reader` needs of so many answers of the run, in the order of their addresses, from one on; without
  /// those that it never read, and of which what it kept is damaged: the body tells by itself whether it is
  /// whole.
  public func excerpts(
    from url: String, by reader: String, upTo limit: Int
  ) throws(Fault) -> [(url: String, excerpt: AnswerExcerpt)] {
    try excerpts(
      """
      (
          SELECT url, body, fetchedAt FROM answers WHERE run = ? AND url >= ?
          ORDER BY url LIMIT ?
        ) AS answers
      """, where: "reader = ? ORDER BY url", [id, url.stored, limit, reader])
  }

  /// The same of these answers, in any order.
  public func excerpts(
    of urls: [String], by reader: String
  ) throws(Fault) -> [(url: String, excerpt: AnswerExcerpt)] {
    try excerpts(
      "answers",
      where: "run = ? AND reader = ? AND url IN (\(databaseQuestionMarks(count: urls.count)))",
      [id, reader] + StatementArguments(urls.map(\.stored)))
  }

  /// `answers` is a table of that name, or what takes its place.
  private func excerpts(
    _ answers: String, where condition: String, _ arguments: StatementArguments
  ) throws(Fault) -> [(url: String, excerpt: AnswerExcerpt)] {
    try store.read { connection in
      let rows = try Row.fetchCursor(
        connection.cachedStatement(
          sql: """
            SELECT url, digest, fetchedAt, checksum, excerpt
            FROM \(answers) JOIN bodies ON bodies.id = answers.body
              JOIN excerpts ON excerpts.body = answers.body
            WHERE \(condition)
            """), arguments: arguments)
      var excerpts: [(url: String, excerpt: AnswerExcerpt)] = []
      while let row = try rows.next() {
        let bytes = try row.withUnsafeData(named: "excerpt") { [UInt8]($0 ?? Data()) }
        guard try row.decode(Int.self, forColumn: "checksum") == bytes.checksum else { continue }
        let excerpt = AnswerExcerpt(
          digest: try row.decode(String.self, forColumn: "digest"),
          fetchedAt: try row.decode(Int.self, forColumn: "fetchedAt"), bytes: bytes)
        excerpts.append((try row.text("url") ?? "", excerpt))
      }
      return excerpts
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
    withUnsafeBufferPointer { Int(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }
}
