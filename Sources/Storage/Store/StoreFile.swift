import Diagnostics
import Foundation
import GRDB

/// The file of the store, with what SQLite puts beside it.
struct StoreFile {
  let path: String

  /// A run met damage that the check at opening does not find.
  var isMarkedAsDamaged: Bool { access(mark, F_OK) == 0 }

  func markAsDamaged() throws(Fault) { try FileWriter.replace(mark, with: []) }

  /// Of this program's version, and checked, unless it is as a run closed it. With SQLite's number of its tables.
  func opened() throws(Obstacle) -> (queue: DatabaseQueue, tables: Int) {
    let closing = closing
    do {
      let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
      let known = try queue.writeWithoutTransaction { connection in
        if closing == nil { try checkPages(connection) }
        let isOfThisVersion = try versions(connection) == Set(DatabaseMigrator.store.migrations)
        return try isOfThisVersion ? tables(connection) : nil
      }
      // As they were when they had been compared.
      if let known, known == closing?.tables { return (queue, known) }
      try DatabaseMigrator.store.migrate(queue)
      guard try queue.read(StoreSchema.init) == Self.expectedSchema() else {
        throw Obstacle.damaged
      }
      return (queue, try queue.read(tables))
    } catch {
      throw Obstacle(error, at: path)
    }
  }

  /// Gives the file a name of its own, under which it can still be looked into.
  func setAside() throws(Fault) -> Warning {
    var number = 1
    while access("\(path).corrupt-\(number)", F_OK) == 0 { number += 1 }
    let aside = "\(path).corrupt-\(number)"
    // The file itself goes last: as long as it is there, the next run finds it damaged again.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, aside + suffix) == 0 || errno == ENOENT else {
        throw .unwritableCache(path + suffix, errno)
      }
    }
    for mark in [closedMark, mark] {
      guard unlink(mark) == 0 || errno == ENOENT else { throw .unwritableCache(mark, errno) }
    }
    return Warning(
      .rebuiltStore, subject: path,
      "\(path) was damaged. It is now \(aside), and what was in it is fetched anew.")
  }

  /// Whether the tables of this version, or of an older one, are there; an empty file has none.
  func hasTables(_ connection: Database) throws -> Bool { try !versions(connection).isEmpty }

  /// SQLite counts how often tables were made, changed or taken away:
  /// https://sqlite.org/pragma.html#pragma_schema_version
  func tables(_ connection: Database) throws -> Int {
    try Int.fetchOne(connection, sql: "PRAGMA schema_version") ?? 0
  }

  /// Of which versions the tables are; an empty file has none.
  private func versions(_ connection: Database) throws -> Set<String> {
    let versions = try DatabaseMigrator.store.appliedIdentifiers(connection)
    guard versions.isSubset(of: DatabaseMigrator.store.migrations) else {
      throw Fault.newerStore(path)
    }
    // The tables of another program are not to be mixed with the store's.
    guard try !versions.isEmpty || StoreSchema(connection).isEmpty else { throw Obstacle.damaged }
    return versions
  }

  /// Reads all of them.
  private func checkPages(_ connection: Database) throws {
    let finding = try String.fetchOne(connection, sql: "PRAGMA quick_check(1)")
    guard finding == "ok" else { throw Obstacle.damaged }
  }

  private var mark: String { path + "-damaged" }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "wikigen.store"
    // Commits reach the system at once, so a killed process loses none; a power failure may take
    // the last ones, but never the file. Not by `journalMode`, which writes to a store that is to
    // be left as it is: https://github.com/groue/GRDB.swift/issues/102
    configuration.prepareDatabase { connection in
      // An answer takes a page or two of this size, and a new file has it; that of an older one stays.
      try connection.execute(
        sql: "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    }
    // Another program may look into the file.
    configuration.busyMode = .timeout(10)
    return configuration
  }

  private static func expectedSchema() throws -> StoreSchema {
    let queue = try DatabaseQueue()
    try DatabaseMigrator.store.migrate(queue)
    return try queue.read(StoreSchema.init)
  }
}
