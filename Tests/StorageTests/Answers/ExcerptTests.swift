import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `The excerpt of an answer` {
  private static let url = "http://a/1"
  private static let excerpt = AnswerExcerpt(
    digest: StoredAnswer.sample().digest, fetchedAt: 90, bytes: Array("I".utf8))

  @Test func `is what its reader kept, and no other's`() async throws {
    try await Store.run { store, _ in
      let run = try store.complete([.sample(Self.url)])
      #expect(try run.excerpt(Self.url, by: "one") == nil)
      try run.keep([Self.excerpt], by: "one")
      #expect(try run.excerpt(Self.url, by: "one") == Self.excerpt)
      #expect(try run.excerpt(Self.url, by: "two") == nil)
      #expect(try run.excerpt("http://a/2", by: "one") == nil)
      try run.keep([Self.excerpt], by: "two")
      #expect(try run.excerpt(Self.url, by: "one") == nil)
      #expect(try run.answer(Self.url) == .sample(Self.url))
    }
  }

  @Test func `serves whatever run has the body, with the time of its own answer`() async throws {
    try await Store.run { store, _ in
      try store.complete([.sample(Self.url)]).keep([Self.excerpt], by: "one")
      let later = try store.complete(
        [.sample("http://a/2", validity: Validity(fetchedAt: 190))], at: 200)
      #expect(
        try later.excerpt("http://a/2", by: "one")
          == AnswerExcerpt(digest: Self.excerpt.digest, fetchedAt: 190, bytes: Self.excerpt.bytes))
    }
  }

  @Test func `goes with the body`() async throws {
    try await Store.run { store, _ in
      try store.complete([.sample(Self.url)]).keep([Self.excerpt], by: "one")
      #expect(try store.purge("solar", olderThan: 1_000).runs == 1)
      #expect(try store.count("excerpts") == 0)
    }
  }

  @Test func `of a body that is not there is not kept`() async throws {
    try await Store.run { store, _ in
      let run = try store.complete([.sample(Self.url, "Europa")])
      try run.keep([Self.excerpt], by: "one")
      #expect(try store.count("excerpts") == 0)
    }
  }

  @Test func `comes with others that are asked for together, where it is its reader's`()
    async throws
  {
    try await Store.run { store, _ in
      let urls = (1...4).map { "http://a/\($0)" }
      let run = try store.complete(urls.map { .sample($0, "body of \($0)") })
      let excerpts = urls.map { url in
        AnswerExcerpt(
          digest: StoredAnswer.sample(url, "body of \(url)").digest, fetchedAt: 90,
          bytes: Array(url.utf8))
      }
      try run.keep(Array(excerpts[..<3]), by: "one")
      try run.keep([excerpts[3]], by: "two")
      let found = try run.excerpts(of: [urls[2], urls[0], urls[3], "http://b"], by: "one")
      #expect(found.map(\.url).sorted() == [urls[0], urls[2]])
      #expect(Set(found.map(\.excerpt.bytes)) == [Array(urls[0].utf8), Array(urls[2].utf8)])
      #expect(try run.excerpts(of: [], by: "one").isEmpty)
    }
  }

  @Test func `comes with those that follow, by address`() async throws {
    try await Store.run { store, _ in
      let urls = ["http://a/10", "http://a/2", "http://a/3", "http://a/30"]
      let run = try store.complete(urls.map { .sample($0, "body of \($0)") })
      let excerpts = urls.map { url in
        AnswerExcerpt(
          digest: StoredAnswer.sample(url, "body of \(url)").digest, fetchedAt: 90,
          bytes: Array(url.utf8))
      }
      try run.keep([excerpts[0], excerpts[1], excerpts[3]], by: "one")
      let found = { (start: String, limit: Int) in
        try run.excerpts(from: start, by: "one", upTo: limit).map(\.url)
      }
      #expect(try found("", 9) == ["http://a/10", "http://a/2", "http://a/30"])
      #expect(try found("http://a/11", 9) == ["http://a/2", "http://a/30"])
      #expect(try found("http://a/2", 1) == ["http://a/2"])
      #expect(try found("http://a/31", 9).isEmpty)
    }
  }

  @Test func `is none where it is damaged`() async throws {
    try await Store.run { store, _ in
      let run = try store.complete([.sample(Self.url)])
      try run.keep([Self.excerpt], by: "one")
      try store.write { try $0.execute(sql: "UPDATE excerpts SET excerpt = x'4A'") }
      #expect(try run.excerpt(Self.url, by: "one") == nil)
    }
  }
}

extension CompleteRun {
  fileprivate func excerpt(_ url: String, by reader: String) throws -> AnswerExcerpt? {
    let found = try excerpts(from: url, by: reader, upTo: 1).first
    return found?.url == url ? found?.excerpt : nil
  }
}
