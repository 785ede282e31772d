import Foundation
import GRDB
import JSONReading

/// A run as it stands in the file.
struct RunRow: FetchableRecord {
  let id: Int
  let identity: RunIdentity
  let startedAt: Int
  let finishedAt: Int?
  let counts: [String: Int]
  private let isCompared: Bool

  init(row: Row) throws {
    id = try row.decode(Int.self, forColumn: "id")
    identity = RunIdentity(
      source: try row.decode(String.self, forColumn: "source"),
      fingerprint: try row.decode(String.self, forColumn: "fingerprint"),
      isSample: try row.decode(Bool.self, forColumn: "isSample"))
    startedAt = try row.decode(Int.self, forColumn: "startedAt")
    finishedAt = try row.decode(Int?.self, forColumn: "finishedAt")
    // A store that is only looked at may be of the version before.
    isCompared =
      row.hasColumn("isCompared") ? try row.decode(Bool.self, forColumn: "isCompared") : false
    let text = try row.decode(String.self, forColumn: "counts")
    counts =
      try JSONTape.value([String: Int].self, in: Array(text.utf8))
      ?? JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
  }

  func resumed(besideOthers hasOthers: Bool, in store: Store) -> Run {
    Run(
      identity: identity, startedAt: startedAt, isResumed: true, id: id, hasOthers: hasOthers,
      store: store)
  }

  /// Nil if it is still under way.
  func complete(in store: Store) -> CompleteRun? {
    guard let finishedAt else { return nil }
    return CompleteRun(
      identity: identity, startedAt: startedAt, finishedAt: finishedAt, counts: counts,
      isCompared: isCompared, id: id, store: store)
  }
}
