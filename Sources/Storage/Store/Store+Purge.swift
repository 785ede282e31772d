import Diagnostics
import GRDB

extension Store {
  /// Whether `purge` would find answers or pictures.
  public func needsPurge(_ source: String, olderThan limit: Int) throws(Fault) -> Bool {
    try read { connection in
      try Bool.fetchOne(
        connection,
        sql: """
          SELECT EXISTS (
              SELECT 1 FROM answers
              WHERE fetchedAt < ? AND run IN (SELECT id FROM runs WHERE source = ?))
            OR EXISTS (SELECT 1 FROM pictures WHERE source = ? AND fetchedAt < ?)
          """, arguments: [limit, source, source, limit]) ?? false
    }
  }

  /// Removes what was fetched from a source before a time, in seconds since 1970.
  ///
  /// A complete run that loses an answer is complete no longer and goes as a whole; one under way
  /// loses the answer only.
  public func purge(_ source: String, olderThan limit: Int) throws(Fault) -> Purge {
    try write { connection in
      let runs = try Int.fetchAll(
        connection,
        sql: """
          SELECT id FROM runs WHERE source = ? AND finishedAt IS NOT NULL
            AND EXISTS (SELECT 1 FROM answers WHERE run = id AND fetchedAt < ?)
          """, arguments: [source, limit])
      try connection.execute(
        sql: """
          DELETE FROM answers
          WHERE fetchedAt < ? AND run IN (SELECT id FROM runs WHERE source = ?)
          """, arguments: [limit, source])
      let answers = connection.changesCount
      for run in runs {
        try connection.execute(sql: "DELETE FROM runs WHERE id = ?", arguments: [run])
      }
      try connection.execute(
        sql: "DELETE FROM pictures WHERE source = ? AND fetchedAt < ?", arguments: [source, limit])
      let pictures = connection.changesCount
      try connection.execute(
        sql: "DELETE FROM changes WHERE source = ? AND foundAt < ?", arguments: [source, limit])
      let purge = Purge(answers: answers, runs: runs.count, pictures: pictures)
      if purge.answers > 0 { try Self.dropUnusedBodies(connection) }
      if purge.pictures > 0 { try sweepPictures(connection) }
      return purge
    }
  }
}
