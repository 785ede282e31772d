import Diagnostics
import Foundation
import GRDB

extension Store {
  func answer(_ url: String, of run: Int) throws(Fault) -> StoredAnswer? {
    try answer(
      "FROM answers JOIN bodies ON bodies.id = body WHERE run = ? AND url = ?", [run, url.stored])
  }

  /// The newest of the other runs of the source, whatever was asked for in them.
  func answer(_ url: String, before run: Int, _ identity: RunIdentity) throws(Fault)
    -> StoredAnswer?
  {
    try answer(
      // CROSS: the few runs first, then by the key of the answers.
      """
      FROM runs CROSS JOIN answers ON run = runs.id JOIN bodies ON bodies.id = body
      WHERE source = ? AND isSample = ? AND runs.id <> ? AND url = ?
      ORDER BY runs.id DESC LIMIT 1
      """, [identity.source, identity.isSample, run, url.stored])
  }

  /// In one transaction, and so that what is kept survives. A body that is there already is not written
  /// again, nor compressed where other runs may have it.
  func keep(_ answers: [StoredAnswer], in run: Run) throws(Fault) {
    for answer in answers where answer.body.count > StoredAnswer.largestBody {
      throw .oversizedBody(answer.url, answer.body.count)
    }
    // Outside of the transaction, so that nobody waits for the compression.
    let bodies = Self.deflated(answers, but: try knownBodies(of: answers, in: run))
    try write { connection in
      guard try Self.isOpen(run.id, connection) else { throw Fault.settledRun(cache.store) }
      for (answer, deflated) in zip(answers, bodies) {
        let body = try body(of: answer, deflated: deflated, connection)
        try insert(answer, body: body, in: run.id, connection)
      }
    }
  }

  /// Within a transaction that took answers away.
  static func dropUnusedBodies(_ connection: Database) throws {
    try connection.execute(
      sql: "DELETE FROM bodies WHERE NOT EXISTS (SELECT 1 FROM answers WHERE body = bodies.id)")
  }

  private func answer(
    _ source: String, _ arguments: StatementArguments
  ) throws(Fault) -> StoredAnswer? {
    let columns = "url, digest, size, deflated, contentType, etag, lastModified, fetchedAt"
    let row = try read { connection in
      try AnswerRow.fetchOne(
        connection.cachedStatement(sql: "SELECT \(columns), freshUntil \(source)"),
        arguments: arguments)
    }
    guard let row else { return nil }
    guard let answer = row.answer else { throw damage() }
    return answer
  }

  /// The compressed bodies, without those of these digests.
  private static func deflated(
    _ answers: [StoredAnswer], but known: Set<String>
  ) -> [[UInt8]?] {
    guard answers.contains(where: { !known.contains($0.digest) }) else {
      return answers.map { _ in nil }
    }
    let deflater = Deflater()
    return answers.map { known.contains($0.digest) ? nil : deflater.deflated($0.body) }
  }

  /// The digests of those that need not be compressed. A first run is not asked: it hardly gets a body twice.
  private func knownBodies(
    of answers: [StoredAnswer], in run: Run
  ) throws(Fault) -> Set<String> {
    guard run.hasOthers || run.isResumed else { return [] }
    let digests = answers.map(\.digest)
    return try read { connection in
      try String.fetchSet(
        connection.cachedStatement(
          sql:
            "SELECT digest FROM bodies WHERE digest IN (\(databaseQuestionMarks(count: digests.count)))"
        ),
        arguments: StatementArguments(digests))
    }
  }

  private static func body(_ digest: String, _ connection: Database) throws -> Int? {
    try Int.fetchOne(
      connection.cachedStatement(sql: "SELECT id FROM bodies WHERE digest = ?"),
      arguments: [digest])
  }

  /// The row of the body, which is made if it is not there.
  private func body(
    of answer: StoredAnswer, deflated: [UInt8]?, _ connection: Database
  ) throws -> Int {
    if let known = try Self.body(answer.digest, connection) { return known }
    // Nil if it was there a moment ago, before the end of another run took it away.
    let deflated = Data(deflated ?? Deflater.deflated(answer.body))
    try connection.cachedStatement(
      sql: "INSERT INTO bodies (digest, size, deflated) VALUES (?, ?, ?)"
    ).execute(arguments: [answer.digest, answer.body.count, deflated])
    return Int(connection.lastInsertedRowID)
  }

  /// Whether the run is under way: a complete one is never changed.
  private static func isOpen(_ run: Int, _ connection: Database) throws -> Bool {
    try Bool.fetchOne(
      connection.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM runs WHERE id = ? AND finishedAt IS NULL)"),
      arguments: [run]) ?? false
  }

  private func insert(
    _ answer: StoredAnswer, body: Int, in run: Int, _ connection: Database
  ) throws {
    // Not REPLACE, for which SQLite copies each page of the table that it changes.
    try connection.cachedStatement(sql: "DELETE FROM answers WHERE run = ? AND url = ?")
      .execute(arguments: [run, answer.url.stored])
    try connection.cachedStatement(
      sql: """
        INSERT INTO answers
          (run, url, body, contentType, etag, lastModified, fetchedAt, freshUntil)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [run, answer.url.stored, body, answer.contentType?.stored]
        + answer.validity.arguments)
  }
}
