import TestSupport
import Testing

@testable import Storage

@Suite struct `A purge` {
  @Test func `takes what is too old, and the complete runs that lack it then`() async throws {
    try await Store.run { store, _ in
      try store.complete([fetched("http://a/1", 10), fetched("http://a/2", 90)])
      try store.complete([fetched("http://a/1", 50), fetched("http://a/2", 90)])
      let purge = try store.purge("solar", olderThan: 50)
      #expect(purge == Purge(answers: 1, runs: 1, pictures: 0))
      #expect(!purge.isEmpty)
      #expect(try store.count("runs") == 1)
      #expect(try store.lastCompleteRun(of: "solar")?.answer("http://a/1") != nil)
      #expect(try store.count("bodies") == 2)
    }
  }

  @Test func `leaves a run under way, without its old answers`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      try run.keep(fetched("http://a/1", 10))
      try run.keep(fetched("http://a/2", 90))
      #expect(try store.needsPurge("solar", olderThan: 50))
      #expect(
        try store.purge("solar", olderThan: 50) == Purge(answers: 1, runs: 0, pictures: 0))
      #expect(try !store.needsPurge("solar", olderThan: 50))
      #expect(try run.answer("http://a/1") == nil)
      #expect(try run.answer("http://a/2") != nil)
      #expect(try store.count("bodies") == 1)
    }
  }

  @Test func `takes pictures with their files`() async throws {
    try await Store.run { store, folder in
      let bytes = Array("a picture".utf8)
      let old = StoredPicture.sample("http://a/1.jpg", validity: Validity(fetchedAt: 10))
      let shared = StoredPicture.sample("http://a/2.jpg", validity: Validity(fetchedAt: 10))
      let other = StoredPicture.sample("http://a/3.jpg", "another", validity: .init(fetchedAt: 10))
      try store.keep(old, bytes: bytes)
      try store.keep(other, bytes: Array("another".utf8))
      try store.keep(shared, bytes: bytes)
      try store.renew(.sample("http://a/2.jpg", validity: Validity(fetchedAt: 60)))
      #expect(try store.needsPurge("solar", olderThan: 50))
      #expect(
        try store.purge("solar", olderThan: 50) == Purge(answers: 0, runs: 0, pictures: 2))
      #expect(try !store.needsPurge("solar", olderThan: 50))
      #expect(try store.picture("http://a/1.jpg") == nil)
      #expect(try store.picture("http://a/2.jpg") != nil)
      #expect(try folder.names("pictures/\(other.digest.prefix(2))") == [])
    }
  }

  @Test func `leaves other sources alone`() async throws {
    try await Store.run { store, _ in
      try store.complete(.sample(source: "stars"), [fetched("http://a/1", 10)])
      try store.keep(.sample(source: "stars"), bytes: Array("a picture".utf8))
      #expect(try store.purge("solar", olderThan: .max).isEmpty)
      #expect(try store.lastCompleteRun(of: "stars")?.answer("http://a/1") != nil)
      #expect(try store.picture("http://a/1.jpg") != nil)
    }
  }

  private func fetched(_ url: String, _ time: Int) -> StoredAnswer {
    .sample(url, "\(url) \(time)", validity: Validity(fetchedAt: time))
  }
}
