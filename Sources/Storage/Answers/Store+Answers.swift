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

  /// A body that is there already is neither compressed nor written again.
  func keep(_ answer: StoredAnswer, in run: Int) throws(Fault) {
    guard answer.body.count <= StoredAnswer.largestBody else {
      throw .oversizedBody(answer.url, answer.body.count)
    }
    // Outside of the transaction, so that nobody waits for the compression.
    let isKnown = try read { try Self.body(answer.digest, $0) } != nil
    let deflated = isKnown ? nil : Data(answer.body.deflated())
    try write { connection in
      let body = try body(of: answer, deflated: deflated, connection)
      try insert(answer, body: body, in: run, connection)
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

  private static func body(_ digest: String, _ connection: Database) throws -> Int? {
    try Int.fetchOne(
      connection.cachedStatement(sql: "SELECT id FROM bodies WHERE digest = ?"),
      arguments: [digest])
  }

  /// The row of the body, which is made if it is not there.
  private func body(
    of answer: StoredAnswer, deflated: Data?, _ connection: Database
  ) throws -> Int {
    if let known = try Self.body(answer.digest, connection) { return known }
    // Nil if it was there a moment ago, before the end of another run took it away.
    let deflated = deflated ?? Data(answer.body.deflated())
    try connection.cachedStatement(
      sql: "INSERT INTO bodies (digest, size, deflated) VALUES (?, ?, ?)"
    ).execute(arguments: [answer.digest, answer.body.count, deflated])
    return Int(connection.lastInsertedRowID)
  }

  private func insert(
    _ answer: StoredAnswer, body: Int, in run: Int, _ connection: Database
  ) throws {
    // A complete run is never changed.
    try connection.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO answers
          (url, body, contentType, etag, lastModified, fetchedAt, freshUntil, run)
        SELECT ?, ?, ?, ?, ?, ?, ?, id FROM runs WHERE id = ? AND finishedAt IS NULL
        """
    ).execute(
      arguments: [answer.url.stored, body, answer.contentType?.stored]
        + answer.validity.arguments + [run])
    guard connection.changesCount > 0 else { throw Fault.settledRun(cache.store) }
  }
}
