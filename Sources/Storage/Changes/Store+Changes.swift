import Diagnostics
import Foundation
import GRDB

extension Store {
  /// What was recorded of runs that ended no earlier than `limit`, in seconds since 1970: the newest
  /// run first, each in the order in which it was recorded. What the bytes of a record mean only who
  /// wrote it knows.
  public func changes(
    of identity: RunIdentity, since limit: Int
  ) throws(Fault) -> [Data] {
    try read { connection in
      try Data.fetchAll(
        connection,
        sql: """
          SELECT record FROM changes WHERE source = ? AND fingerprint = ? AND foundAt >= ?
          ORDER BY run DESC, place
          """, arguments: [identity.source, identity.fingerprint, limit])
    }
  }

  /// At once: a run that is marked as compared has all its records, any other one none.
  func record(
    _ records: [(entry: String, record: some Encodable)], of run: CompleteRun,
    keepingSince limit: Int
  ) throws(Fault) {
    try write { connection in
      try connection.execute(
        sql: "UPDATE runs SET isCompared = 1 WHERE id = ? AND isCompared = 0", arguments: [run.id])
      if connection.changesCount == 1 { try insert(records, of: run, connection) }
      try connection.execute(
        sql: "DELETE FROM changes WHERE source = ? AND foundAt < ?",
        arguments: [run.identity.source, limit])
    }
  }

  private func insert(
    _ records: [(entry: String, record: some Encodable)], of run: CompleteRun,
    _ connection: Database
  ) throws {
    let statement = try connection.cachedStatement(
      sql: """
        INSERT INTO changes (run, place, source, fingerprint, foundAt, entry, record)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    for (place, (entry, record)) in records.enumerated() {
      try statement.execute(
        arguments: [
          run.id, place, run.identity.source, run.identity.fingerprint, run.finishedAt,
          entry.stored, JSONEncoder.stable.encode(record),
        ])
    }
  }
}
