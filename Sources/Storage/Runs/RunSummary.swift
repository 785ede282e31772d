import GRDB

/// A complete run in numbers.
public struct RunSummary: Hashable, Sendable {
  public let source: String
  public let fingerprint: String
  /// Seconds since 1970.
  public let finishedAt: Int
  /// How many entries each collection has.
  public let counts: [String: Int]
  /// Of its bodies, each counted once, before compression.
  public let byteCount: Int
}

extension RunSummary: FetchableRecord {
  public init(row: Row) throws {
    let run = try RunRow(row: row)
    source = run.identity.source
    fingerprint = run.identity.fingerprint
    finishedAt = run.finishedAt ?? run.startedAt
    counts = run.counts
    byteCount = try row.decode(Int.self, forColumn: "byteCount")
  }
}
