import Diagnostics
import Foundation
import GRDB

extension Store {
  /// Takes up the newest run of the identity that is under way and no older than `limit` seconds,
  /// or starts one; what others under way had is dropped.
  ///
  /// `now` is in seconds since 1970; a run that began later than that is not trusted.
  public func run(
    _ identity: RunIdentity, at now: Int, resumeYoungerThan limit: Int = 21_600
  ) throws(Fault) -> Run {
    try write { connection in
      let open = try RunRow.fetchAll(
        connection,
        sql: """
          SELECT * FROM runs WHERE \(RunIdentity.condition) AND finishedAt IS NULL
          ORDER BY id DESC
          """, arguments: identity.arguments)
      let resumed = open.first { $0.startedAt <= now && now - $0.startedAt < limit }
      let dropped = open.filter { $0.id != resumed?.id }
      for run in dropped {
        try connection.execute(sql: "DELETE FROM runs WHERE id = ?", arguments: [run.id])
      }
      if !dropped.isEmpty { try Self.dropUnusedBodies(connection) }
      let hasOthers = try Self.hasRun(of: identity, but: resumed?.id, connection)
      return try resumed?.resumed(besideOthers: hasOthers, in: self)
        ?? begin(identity, at: now, besideOthers: hasOthers, connection)
    }
  }

  /// The newest complete run of a source, of one fingerprint if that is given.
  public func lastCompleteRun(
    of source: String, fingerprint: String? = nil, includingSamples: Bool = false
  ) throws(Fault) -> CompleteRun? {
    try read { connection in
      try RunRow.fetchOne(
        connection,
        sql: """
          SELECT * FROM runs
          WHERE source = ? AND fingerprint = ifnull(?, fingerprint) AND isSample <= ?
            AND finishedAt IS NOT NULL
          ORDER BY id DESC LIMIT 1
          """, arguments: [source, fingerprint, includingSamples])?.complete(in: self)
    }
  }

  /// The last two complete runs of an identity, the newer one first.
  public func lastCompleteRuns(of identity: RunIdentity) throws(Fault) -> [CompleteRun] {
    try read { connection in
      try RunRow.fetchAll(
        connection,
        sql: """
          SELECT * FROM runs WHERE \(RunIdentity.condition) AND finishedAt IS NOT NULL
          ORDER BY id DESC LIMIT 2
          """, arguments: identity.arguments
      ).compactMap { $0.complete(in: self) }
    }
  }

  func finish(_ run: Run, counts: [String: Int], at now: Int) throws(Fault) -> CompleteRun {
    try write { connection in
      let text = String(decoding: try JSONEncoder.stable.encode(counts), as: UTF8.self)
      try connection.execute(
        sql: "UPDATE runs SET finishedAt = ?, counts = ? WHERE id = ? AND finishedAt IS NULL",
        arguments: [now, text, run.id])
      guard connection.changesCount == 1 else { throw Fault.settledRun(cache.store) }
      try dropSuperseded(by: run, connection)
    }
    return CompleteRun(
      identity: run.identity, startedAt: run.startedAt, finishedAt: now, counts: counts,
      isCompared: false, id: run.id, store: self)
  }

  func drop(_ run: Run) throws(Fault) {
    try write { connection in
      try connection.execute(sql: "DELETE FROM runs WHERE id = ?", arguments: [run.id])
      try Self.dropUnusedBodies(connection)
    }
  }

  /// Whether there is another of the source, whatever was asked for in it.
  private static func hasRun(
    of identity: RunIdentity, but own: Int?, _ connection: Database
  ) throws -> Bool {
    try Bool.fetchOne(
      connection,
      sql: """
        SELECT EXISTS (
          SELECT 1 FROM runs WHERE source = ? AND isSample = ? AND id IS NOT ?)
        """, arguments: [identity.source, identity.isSample, own]) ?? false
  }

  private func begin(
    _ identity: RunIdentity, at now: Int, besideOthers hasOthers: Bool, _ connection: Database
  ) throws -> Run {
    try connection.execute(
      sql: """
        INSERT INTO runs (source, fingerprint, isSample, startedAt, counts)
        VALUES (?, ?, ?, ?, '{}')
        """, arguments: identity.arguments + [now])
    return Run(
      identity: identity, startedAt: now, isResumed: false, id: Int(connection.lastInsertedRowID),
      hasOthers: hasOthers, store: self)
  }

  private func dropSuperseded(by run: Run, _ connection: Database) throws {
    try connection.execute(
      sql: """
        DELETE FROM runs
        WHERE finishedAt IS NOT NULL AND \(RunIdentity.condition) AND id NOT IN (
          SELECT id FROM runs WHERE finishedAt IS NOT NULL AND \(RunIdentity.condition)
          ORDER BY id DESC LIMIT 2)
        """, arguments: run.identity.arguments + run.identity.arguments)
    try Self.dropUnusedBodies(connection)
  }
}
