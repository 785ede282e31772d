import Diagnostics
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `A run` {
  @Test func `is taken up where it stopped`() async throws {
    try await TemporaryFolder.run { folder in
      let first = try Store.open(folder.cache).store
      let stopped = try first.run(.sample(), at: 100)
      #expect(!stopped.isResumed)
      try stopped.keep(.sample())
      try first.close()

      let second = try Store.open(folder.cache).store
      let resumed = try second.run(.sample(), at: 100 + 21_599)
      #expect(resumed.isResumed)
      #expect(resumed.startedAt == 100)
      #expect(try resumed.answer("http://a/1") == .sample())
      try second.close()
    }
  }

  @Test(arguments: [(now: 199, isResumed: true), (200, false), (99, false), (100, true)])
  func `is not taken up when it is old, or of the future`(now: Int, isResumed: Bool) async throws {
    try await Store.run { store, _ in
      try store.run(.sample(), at: 100).keep(.sample())
      let run = try store.run(.sample(), at: now, resumeYoungerThan: 100)
      #expect(run.isResumed == isResumed)
      #expect(try store.count("runs") == 1)
      #expect(try store.count("answers") == (isResumed ? 1 : 0))
      #expect(try store.count("bodies") == (isResumed ? 1 : 0))
    }
  }

  @Test(arguments: [
    RunIdentity.sample(source: "stars"), .sample(fingerprint: "moons"), .sample(isSample: true),
  ])
  func `is not taken up by one that fetches something else`(other: RunIdentity) async throws {
    try await Store.run { store, _ in
      try store.run(.sample(), at: 100).keep(.sample())
      let run = try store.run(other, at: 110)
      #expect(!run.isResumed)
      #expect(try run.answer("http://a/1") == nil)
      #expect(try store.run(.sample(), at: 120).isResumed)
    }
  }

  @Test func `is complete only when it is finished`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      try run.keep(.sample())
      #expect(try store.lastCompleteRun(of: "solar") == nil)
      try run.finish(counts: ["planets": 8, "moons": 290], at: 150)
      let complete = try #require(try store.lastCompleteRun(of: "solar"))
      #expect(complete.identity == .sample())
      #expect(complete.startedAt == 100)
      #expect(complete.finishedAt == 150)
      #expect(complete.counts == ["planets": 8, "moons": 290])
      #expect(try complete.answer("http://a/1") == .sample())
      #expect(try !store.run(.sample(), at: 160).isResumed)
    }
  }

  @Test func `is never changed once it is complete`() async throws {
    try await Store.run { store, folder in
      let run = try store.run(.sample(), at: 100)
      try run.finish(counts: [:], at: 110)
      #expect(throws: Fault.settledRun(folder.store)) { try run.keep(.sample()) }
      #expect(throws: Fault.settledRun(folder.store)) { try run.finish(counts: [:], at: 120) }
      #expect(try store.count("answers") == 0)
      #expect(try store.count("bodies") == 0)
    }
  }

  @Test func `is kept while it is one of the last two`() async throws {
    try await Store.run { store, _ in
      let first = try store.complete([.sample("http://a/1", "1"), .sample("http://a/2")], at: 100)
      let second = try store.complete([.sample("http://a/1", "2"), .sample("http://a/2")], at: 200)
      #expect(try first.answer("http://a/1") != nil)
      let third = try store.complete([.sample("http://a/1", "3"), .sample("http://a/2")], at: 300)
      #expect(try first.answer("http://a/1") == nil)
      #expect(try second.answer("http://a/1") == .sample("http://a/1", "2"))
      #expect(try third.answer("http://a/2") == .sample("http://a/2"))
      #expect(try store.count("runs") == 2)
      #expect(try store.count("answers") == 4)
      #expect(try store.count("bodies") == 3)
    }
  }

  @Test func `does not take the place of one that fetches something else`() async throws {
    try await Store.run { store, _ in
      let others = [
        RunIdentity.sample(source: "stars"), .sample(fingerprint: "moons"),
        .sample(isSample: true),
      ]
      for other in others { try store.complete(other, [.sample()]) }
      for _ in 0..<3 { try store.complete([.sample()]) }
      #expect(try store.count("runs") == 5)
    }
  }

  @Test func `is the last complete one of its fingerprint or of its source`() async throws {
    try await Store.run { store, _ in
      try store.complete(.sample(), at: 100)
      try store.complete(.sample(fingerprint: "moons"), at: 200)
      try store.complete(.sample(isSample: true), at: 300)
      #expect(try store.lastCompleteRun(of: "stars") == nil)
      #expect(try store.lastCompleteRun(of: "solar")?.startedAt == 200)
      #expect(try store.lastCompleteRun(of: "solar", fingerprint: "planets")?.startedAt == 100)
      #expect(try store.lastCompleteRun(of: "solar", fingerprint: "suns") == nil)
      #expect(try store.lastCompleteRun(of: "solar", includingSamples: true)?.startedAt == 300)
    }
  }

  @Test func `counts the bytes of each of its bodies once`() async throws {
    try await Store.run { store, _ in
      let empty = try store.complete()
      #expect(try empty.byteCount() == 0)
      let answers = [
        StoredAnswer.sample("http://a/1", "Io"), .sample("http://a/2", "Io"),
        .sample("http://a/3", "Europa"),
      ]
      let run = try store.complete(answers)
      #expect(try run.byteCount() == 8)
    }
  }

  @Test func `leaves the same rows whenever it is made of the same`() async throws {
    func rows() async throws -> [String] {
      try await Store.run { store, _ in
        for edition in 0..<4 {
          try store.complete((0..<30).map { .sample("http://a/\($0)", "\($0 * edition)") })
        }
        return try store.read { connection in
          try ["runs", "answers", "bodies"].flatMap { table in
            try Row.fetchAll(connection, sql: "SELECT * FROM \(table) ORDER BY 1, 2")
              .map(\.description)
          }
        }
      }
    }
    let first = try await rows()
    #expect(try await rows() == first)
  }
}
