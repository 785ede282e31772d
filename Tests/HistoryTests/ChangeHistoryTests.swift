import Storage
import TestSupport
import Testing
import Wiki

@testable import History

@Suite struct `The history of a source` {
  private static let identity = RunIdentity(source: "solar", fingerprint: "moons")

  private static func running(
    days: Int = 90, _ body: (Store, ChangeHistory) throws -> Void
  ) async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.path).store
      try body(store, ChangeHistory(of: identity, in: store, days: days))
      try store.close()
    }
  }

  @discardableResult
  private static func finish(_ body: String, at now: Int, in store: Store) throws -> CompleteRun {
    let run = try store.run(identity, at: now)
    let digest = String(repeating: "0", count: 64 - body.utf8.count) + body
    try run.keep([
      StoredAnswer(
        url: "http://a/1", digest: digest, body: Array(body.utf8),
        validity: Validity(fetchedAt: now))
    ])
    return try run.finish(counts: [:], at: now)
  }

  @Test func `has nothing to compare after one run, or two of the same answers`() async throws {
    try await Self.running { store, history in
      #expect(try history.pending()?.newer.finishedAt == nil)
      try Self.finish("a", at: 1_000, in: store)
      #expect(try history.pending()?.newer.finishedAt == nil)
      try Self.finish("a", at: 2_000, in: store)
      #expect(try history.pending()?.newer.finishedAt == nil)
      #expect(try store.lastCompleteRuns(of: Self.identity).map(\.isCompared) == [true, false])
    }
  }

  @Test func `compares two runs until that is recorded, and then no more`() async throws {
    try await Self.running { store, history in
      try Self.finish("a", at: 1_000, in: store)
      try Self.finish("b", at: 2_000, in: store)
      for _ in 0..<2 {
        let pending = try #require(try history.pending())
        #expect(pending.older.finishedAt == 1_000)
        #expect(pending.newer.finishedAt == 2_000)
      }
      let newer = try #require(try history.pending()).newer
      try history.record([.moon(.added)], of: newer)
      #expect(try history.pending()?.newer.finishedAt == nil)
      try history.record([.moon(.added)], of: newer)
      let expected = ChangeRecord(source: "solar", foundAt: 2_000, .moon(.added))
      #expect(try history.records().all == [expected])
    }
  }

  @Test func `tells the newest run first, and only the days that it is to tell`() async throws {
    try await Self.running(days: 2) { store, history in
      for (number, hours) in [0, 24, 47, 72].enumerated() {
        let run = try Self.finish("\(number)", at: 1_000 + hours * 3_600, in: store)
        try history.record([.moon(.added, "\(number)"), .moon(.added, "x")], of: run)
      }
      #expect(
        try history.records().all.map(\.entry.key) == ["3", "x", "2", "x", "1", "x"])
      try Self.finish("4", at: 1_000 + 73 * 3_600, in: store)
      #expect(try history.records().all.map(\.entry.key) == ["3", "x", "2", "x"])
    }
  }

  @Test func `tells nothing where it is to tell no day`() async throws {
    try await Self.running { store, history in
      let run = try Self.finish("a", at: 1_000, in: store)
      try history.record([.moon(.added)], of: run)
      try Self.finish("b", at: 2_000, in: store)
      let none = ChangeHistory(of: Self.identity, in: store, days: 0)
      #expect(try none.records().all == [])
      #expect(try none.pending()?.newer.finishedAt == nil)
      #expect(try history.records().all == [])
    }
  }

  @Test func `is that of what was asked, and of nothing else`() async throws {
    try await Self.running { store, history in
      let run = try Self.finish("a", at: 1_000, in: store)
      try history.record([.moon(.added)], of: run)
      let other = RunIdentity(source: "solar", fingerprint: "planets")
      try store.run(other, at: 1_500).finish(counts: [:], at: 2_000)
      #expect(try ChangeHistory(of: other, in: store, days: 90).records().all == [])
      #expect(try history.records().all.count == 1)
    }
  }
}
