import GRDBSQLite

/// The library below the store.
public enum StoreLibrary {
  /// Of SQLite: `3.40.1`.
  public static let version = String(cString: sqlite3_libversion())
}
