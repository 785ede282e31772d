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

  /// Whether its changes were recorded, even if there were none.
  public let isCompared: Bool

  let id: Int
  let store: Store

  public func answer(_ url: String) throws(Fault) -> StoredAnswer? {
    try store.answer(url, of: id)
  }

  /// What was asked for more than once.
  public func repeatedURLs() throws(Fault) -> Set<String> {
    try store.read { connection in
      let rows = try Row.fetchAll(
        connection,
        sql: "SELECT url FROM answers WHERE run = ? AND instr(url, ?) > 0",
        arguments: [id, "#".stored])
      return Set(try rows.compactMap { try $0.text("url").map(StoredAnswer.url(ofKey:)) })
    }
  }

  /// Whether both have the same bodies at the same addresses.
  public func hasSameAnswers(as other: CompleteRun) throws(Fault) -> Bool {
    try store.read { connection in
      let answers = "SELECT url, body FROM answers WHERE run = ?"
      return try Bool.fetchOne(
        connection,
        sql: """
          SELECT NOT EXISTS (\(answers) EXCEPT \(answers)) AND NOT EXISTS (\(answers) EXCEPT \(answers))
          """, arguments: [id, other.id, other.id, id]) ?? false
    }
  }

  /// Records how the run differs from the one before it, once: a second time only drops, as the
  /// first does too, what the source's runs recorded before `limit`, in seconds since 1970.
  public func record(
    _ changes: [(entry: String, record: some Encodable)], keepingSince limit: Int
  ) throws(Fault) {
    try store.record(changes, of: self, keepingSince: limit)
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
