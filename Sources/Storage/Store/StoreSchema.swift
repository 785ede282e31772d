import GRDB

/// The statements that made the tables, by which a store is known.
struct StoreSchema: Equatable {
  private let statements: Set<String>

  init(_ connection: Database) throws {
    statements = try String.fetchSet(
      connection,
      sql: "SELECT sql FROM sqlite_master WHERE sql NOT NULL AND name NOT LIKE 'grdb%'")
  }

  var isEmpty: Bool { statements.isEmpty }
}
