import Diagnostics
import GRDB

/// What a cache has, seen without changing anything in it or waiting for whoever has it.
public struct StoreGlance: Hashable, Sendable {
  /// The newest complete run of each fingerprint, the newest of all first; without samples.
  public let runs: [RunSummary]
  /// How many bytes the pictures of each source have.
  public let pictureBytes: [String: Int]
  /// The newest version of the tables that it has; 0 if it has none.
  public let schema: Int

  /// `nil` if there is no store in the folder.
  public init?(_ folder: String) throws(Fault) {
    let file = StoreFile(path: CacheFolder(folder).store)
    guard try file.isThere() else { return nil }
    self = try file.look { try Self($0, in: file) }
  }

  private init(_ connection: Database, in file: StoreFile) throws {
    guard try file.hasTables(connection) else {
      (runs, pictureBytes, schema) = ([], [:], 0)
      return
    }
    schema =
      try DatabaseMigrator.store.appliedIdentifiers(connection).compactMap(Int.init).max() ?? 0
    runs = try RunSummary.fetchAll(connection, sql: Self.newestRuns)
    pictureBytes = try Dictionary(
      uniqueKeysWithValues: Row.fetchAll(connection, sql: Self.pictureSums).map { row in
        (try row.decode(String.self, atIndex: 0), try row.decode(Int.self, atIndex: 1))
      })
  }

  private static let newestRuns = """
    SELECT *, (
      SELECT ifnull(sum(size), 0) FROM bodies
      WHERE id IN (SELECT body FROM answers WHERE run = runs.id)
    ) AS byteCount
    FROM runs WHERE id IN (
      SELECT max(id) FROM runs WHERE finishedAt IS NOT NULL AND isSample = 0
      GROUP BY source, fingerprint)
    ORDER BY id DESC
    """

  private static let pictureSums = "SELECT source, sum(byteCount) FROM pictures GROUP BY source"
}
