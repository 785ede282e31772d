import Diagnostics
import GRDB

/// A run that has everything its source's rule demands.
public struct CompleteRun: Sendable {
  public let identity: RunIdentity
  /// Seconds since 1970.
  public let startedAt: Int
  /// Seconds since 1970.
  public let finishedAt: Int
  /// How many entries each collection has.
  public let counts: [String: Int]

  let id: Int
  let store: Store

  public func answer(_ url: String) throws(Fault) -> StoredAnswer? {
    try store.answer(url, of: id)
  }

  /// How many bytes its bodies have, each counted once, before compression.
  public func byteCount() throws(Fault) -> Int {
    try store.read { connection in
      try Int.fetchOne(
        connection,
        sql: """
          SELECT sum(size) FROM bodies WHERE id IN (SELECT body FROM answers WHERE run = ?)
          """, arguments: [id]) ?? 0
    }
  }
}
