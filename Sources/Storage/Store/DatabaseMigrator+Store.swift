import GRDB

extension DatabaseMigrator {
  /// The versions of the store. One that was released is never changed again.
  static var store: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    migrator.registerMigration("2") { try $0.execute(sql: second) }
    migrator.registerMigration("3") { try $0.execute(sql: third) }
    migrator.registerMigration("4") { try $0.execute(sql: fourth) }
    return migrator
  }

  // What comes from outside is a BLOB, whatever it is: SQLite cuts a text at its first NUL.
  private static let first = """
    CREATE TABLE runs (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      source TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      isSample INTEGER NOT NULL,
      startedAt INTEGER NOT NULL,
      finishedAt INTEGER,
      counts TEXT NOT NULL
    );
    CREATE TABLE bodies (
      id INTEGER PRIMARY KEY,
      digest TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      deflated BLOB NOT NULL
    );
    CREATE TABLE answers (
      run INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
      url BLOB NOT NULL,
      body INTEGER NOT NULL REFERENCES bodies (id),
      contentType BLOB,
      etag BLOB,
      lastModified BLOB,
      fetchedAt INTEGER NOT NULL,
      freshUntil INTEGER,
      PRIMARY KEY (run, url)
    ) WITHOUT ROWID;
    CREATE INDEX answersByBody ON answers (body);
    CREATE TABLE pictures (
      address BLOB PRIMARY KEY NOT NULL,
      source TEXT NOT NULL,
      digest TEXT NOT NULL,
      fileExtension TEXT NOT NULL,
      byteCount INTEGER NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      etag BLOB,
      lastModified BLOB,
      fetchedAt INTEGER NOT NULL,
      freshUntil INTEGER
    );
    """

  // Changes outlive the runs in which they were found.
  private static let second = """
    ALTER TABLE runs ADD COLUMN isCompared INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE changes (
      run INTEGER NOT NULL,
      place INTEGER NOT NULL,
      source TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      foundAt INTEGER NOT NULL,
      entry BLOB NOT NULL,
      record BLOB NOT NULL,
      PRIMARY KEY (run, place)
    ) WITHOUT ROWID;
    CREATE INDEX changesByTime ON changes (source, foundAt);
    """

  // What was read in a run's answers goes with the run.
  private static let third = """
    CREATE TABLE outlines (
      run INTEGER PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
      reader TEXT NOT NULL,
      outline BLOB NOT NULL
    );
    """

  // What was read of a body goes with the body.
  private static let fourth = """
    CREATE TABLE excerpts (
      body INTEGER PRIMARY KEY REFERENCES bodies (id) ON DELETE CASCADE,
      reader TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      excerpt BLOB NOT NULL
    );
    """
}
