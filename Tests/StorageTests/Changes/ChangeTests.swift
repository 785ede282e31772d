import Diagnostics
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `The changes of a run` {
  private static let hostile = "\u{0}'; DROP TABLE runs; -- \u{FFFE}e\u{301}"

  private static func record(
    _ texts: [String], of run: CompleteRun, keepingSince limit: Int = 0
  ) throws {
    try run.record(texts.map { (entry: "moons/\($0)", record: $0) }, keepingSince: limit)
  }

  private static func changes(
    in store: Store, _ identity: RunIdentity = .sample(), since limit: Int = 0
  ) throws -> [String] {
    try store.changes(of: identity, since: limit).map {
      try JSONDecoder().decode(String.self, from: $0)
    }
  }

  @Test func `are recorded once, as they are`() async throws {
    try await Store.run { store, _ in
      let run = try store.complete()
      #expect(!run.isCompared)
      try Self.record(["b", Self.hostile, "a"], of: run)
      try Self.record(["c"], of: run)
      let back = try Self.changes(in: store)
      #expect(
        back.map { Array($0.unicodeScalars) }
          == ["b", Self.hostile, "a"].map { Array($0.unicodeScalars) })
      #expect(try store.lastCompleteRun(of: "solar")?.isCompared == true)
    }
  }

  @Test func `outlive the run, and are told newest first`() async throws {
    try await Store.run { store, _ in
      for time in [100, 200, 300, 400] {
        try Self.record(["\(time)"], of: try store.complete(at: time))
      }
      #expect(try store.count("runs") == 2)
      #expect(try Self.changes(in: store) == ["400", "300", "200", "100"])
      #expect(try Self.changes(in: store, since: 310) == ["400", "300"])
    }
  }

  @Test func `go with the days that are told, those of other settings too`() async throws {
    try await Store.run { store, _ in
      let other = RunIdentity.sample(fingerprint: "moons")
      let foreign = RunIdentity.sample(source: "stars")
      for identity in [other, foreign] {
        try Self.record(["old"], of: try store.complete(identity, at: 100))
      }
      try Self.record(["new"], of: try store.complete(at: 900), keepingSince: 500)
      #expect(try Self.changes(in: store, other) == [])
      #expect(try Self.changes(in: store, foreign) == ["old"])
      #expect(try Self.changes(in: store) == ["new"])
    }
  }

  @Test func `go with what a source does not allow to be kept longer`() async throws {
    try await Store.run { store, _ in
      try Self.record(["old"], of: try store.complete(at: 100))
      try Self.record(["new"], of: try store.complete(at: 900))
      #expect(try store.purge("solar", olderThan: 500).isEmpty)
      #expect(try Self.changes(in: store) == ["new"])
    }
  }

  @Test func `are none of a run that is no longer there`() async throws {
    try await Store.run { store, _ in
      let first = try store.complete(at: 100)
      for time in [200, 300] { try store.complete(at: time) }
      try Self.record(["late"], of: first)
      #expect(try Self.changes(in: store) == [])
    }
  }

  @Test func `that another program recorded are no damage`() async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try Self.record(["x"], of: try store.complete())
      try store.write { try $0.execute(sql: "UPDATE changes SET record = 'no JSON'") }
      #expect(try store.changes(of: .sample(), since: 0) == [Data("no JSON".utf8)])
      try store.close()
    }
  }

  @Test(
    arguments: [
      ([("1", "a"), ("2", "b")], [("2", "b"), ("1", "a")], true),
      ([("1", "a")], [("1", "b")], false), ([("1", "a")], [("2", "a")], false),
      ([("1", "a")], [("1", "a"), ("2", "a")], false),
      ([("1", "a"), ("2", "a")], [("1", "a")], false), ([], [], true),
    ] as [([(String, String)], [(String, String)], Bool)])
  func `can only be some where two runs have other answers`(
    first: [(String, String)], second: [(String, String)], isSame: Bool
  ) async throws {
    try await Store.run { store, _ in
      let runs = try [first, second].enumerated().map { place, answers in
        try store.complete(answers.map { .sample($0.0, $0.1) }, at: 100 * (place + 1))
      }
      #expect(try runs[0].hasSameAnswers(as: runs[1]) == isSame)
      #expect(try runs[1].hasSameAnswers(as: runs[0]) == isSame)
    }
  }
}
