import Diagnostics
import Foundation
import GRDB

extension CompleteRun {
  /// What `reader` found in the run's answers when it last read them all, in a form that only it
  /// knows; `nil` if it never did. The answers of a complete run never change, so it still holds.
  public func outline(by reader: String) throws(Fault) -> Data? {
    try store.read { connection in
      try Data.fetchOne(
        connection, sql: "SELECT outline FROM outlines WHERE run = ? AND reader = ?",
        arguments: [id, reader])
    }
  }

  /// Keeps what `reader` found, in the place of what any other one did.
  public func keep(outline: some Encodable, by reader: String) throws(Fault) {
    try store.write { connection in
      try connection.execute(
        sql: "INSERT OR REPLACE INTO outlines (run, reader, outline) VALUES (?, ?, ?)",
        arguments: [id, reader, try JSONEncoder.stable.encode(outline)])
    }
  }
}
