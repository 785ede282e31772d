import Diagnostics
import Foundation
import JSONReading
import Storage
import TestSupport
import Testing

@testable import Fetching

@Suite struct `A complete run as a transport` {
  @Test func `answers what the run has, dated as it came`() async throws {
    try await KeptRuns.inFolder { runs in
      let request = try Request.sample()
      try await runs.text(request, at: 784_111_777, .sample("Io", headers: ["ETag": "1"]))
      let answer = try await Self.transport(of: runs).answer(to: request)
      #expect(answer.status == 200)
      #expect(answer.body == Array("Io".utf8))
      #expect(answer.headers["Date"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    }
  }

  @Test func `answers as the run before it did not`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.sample(page: 1), at: 1_000, .sample("Io"))
      try await runs.text(.sample(page: 2), at: 2_000, .sample("Europa"))
      let transport = try Self.transport(of: runs)
      #expect(try await transport.answer(to: .sample(page: 1)).status == 404)
      #expect(try await transport.answer(to: .sample(page: 2)).status == 200)
    }
  }

  @Test(arguments: Request.Content.allCases)
  func `says like an API that it lacks the rest`(content: Request.Content) async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.detail(), at: 1_000, .sample("Io"))
      let request = try Request.sample(content: content)
      let answer = try await Self.transport(of: runs).answer(to: request)
      #expect(answer.saysMissing)
      #expect(
        String(decoding: answer.body, as: UTF8.self)
          == #"{"error":"there is no \#(request.url) in the last complete run"}"#)
    }
  }

  @Test func `has the store's pictures, as long as their files are there`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.detail(), at: 1_000, .sample("Io"))
      let request = try Request.sample(content: .picture)
      let bytes = Array("a picture".utf8)
      let picture = StoredPicture(
        address: request.url, source: "solar", digest: String(repeating: "a", count: 64),
        fileExtension: "png", byteCount: bytes.count, width: 1, height: 1,
        validity: Validity(fetchedAt: 1_000))
      try runs.store.keep(picture, bytes: bytes)
      let transport = try Self.transport(of: runs)
      #expect(try await transport.answer(to: request).body == bytes)
      try FileManager.default.removeItem(atPath: runs.store.path(of: picture))
      #expect(try await transport.answer(to: request).saysMissing)
    }
  }

  private struct Moon: JSONReadableObject {
    let name: String

    init(_ object: JSONObject) throws { name = try object.value("name") }
  }

  @Test func `gives its reader the second time what it needed the first time`() async throws {
    try await KeptRuns.inFolder { runs in
      let request = try Request.sample()
      let whole = #"{"name":"Io","orbit":1.77}"#
      try await runs.text(request, at: 1_000, .sample(whole))
      for body in [whole, #"{"name":"Io"}"#] {
        let transport = try Self.transport(of: runs, reader: "one")
        let answer = try await transport.answer(to: request)
        #expect(String(decoding: answer.body, as: UTF8.self) == body)
        #expect(answer.digest == Array(whole.utf8).digest)
        #expect(answer.headers["Date"] == "Thu, 01 Jan 1970 00:16:40 GMT")
        #expect(try answer.json(Moon.self, for: request).name == "Io")
        transport.keepExcerpts()
      }
      for reader in ["two", nil] {
        let answer = try await Self.transport(of: runs, reader: reader).answer(to: request)
        #expect(String(decoding: answer.body, as: UTF8.self) == whole)
      }
    }
  }

  @Test func `keeps what is needed of any number of answers`() async throws {
    try await KeptRuns.inFolder { runs in
      let pages = 1...300
      let run = try runs.begin(at: 1_000)
      try runs.keep(pages, in: run) { #"{"name":"\#($0)","x":1}"# }
      try run.finish(counts: [:], at: 1_000)
      let transport = try Self.transport(of: runs, reader: "one")
      for page in pages {
        let request = try Request.sample(page: page)
        let moon = try await transport.answer(to: request).json(Moon.self, for: request)
        #expect(moon.name == "\(page)")
      }
      transport.keepExcerpts()
      for page in pages {
        let answer = try await Self.transport(of: runs, reader: "one")
          .answer(to: .sample(page: page))
        #expect(String(decoding: answer.body, as: UTF8.self) == #"{"name":"\#(page)"}"#)
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `gives each its own, in whatever order they are asked for`(
    isShuffled: Bool, isToldOf: Bool
  ) async throws {
    try await KeptRuns.inFolder { runs in
      // More than are kept in memory for those who ask later.
      let pages = 1...1_500
      let run = try runs.begin(at: 1_000)
      try runs.keep(pages, in: run) { #"{"name":"\#($0)","x":1}"# }
      try run.finish(counts: [:], at: 1_000)
      let first = try Self.transport(of: runs, reader: "one")
      // Of some nothing is kept.
      for page in pages where !page.isMultiple(of: 7) {
        let request = try Request.sample(page: page)
        _ = try await first.answer(to: request).json(Moon.self, for: request)
      }
      first.keepExcerpts()
      let transport = try Self.transport(of: runs, reader: "one")
      var generator = SeededGenerator(seed: 20_261_123)
      let order = isShuffled ? pages.shuffled(using: &generator) : Array(pages)
      // With one that the run has not.
      _ = try await transport.answer(to: .sample(page: 1))
      if isToldOf { transport.expect(try (order + [1_501]).map { try .sample(page: $0) }) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for page in order + order {
          group.addTask {
            let answer = try await transport.answer(to: .sample(page: page))
            let text = String(decoding: answer.body, as: UTF8.self)
            let whole = #"{"name":"\#(page)","x":1}"#
            #expect(text == (page.isMultiple(of: 7) ? whole : #"{"name":"\#(page)"}"#))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func `reads those that it is told of at once, while they are there`() async throws {
    try await KeptRuns.inFolder { runs in
      let pages = 1...3
      let run = try runs.begin(at: 1_000)
      try runs.keep(pages, in: run) { #"{"name":"\#($0)","x":1}"# }
      try run.finish(counts: [:], at: 1_000)
      func keepExcerpts(by reader: String) async throws {
        let transport = try Self.transport(of: runs, reader: reader)
        for page in pages {
          let request = try Request.sample(page: page)
          _ = try await transport.answer(to: request).json(Moon.self, for: request)
        }
        transport.keepExcerpts()
      }
      try await keepExcerpts(by: "one")
      let told = try Self.transport(of: runs, reader: "one")
      // As the first page of a list is asked for, before it tells how many there are.
      _ = try await told.answer(to: .sample(page: 1))
      told.expect(try pages.map { try .sample(page: $0) })
      // What another reader keeps takes its place.
      try await keepExcerpts(by: "two")
      let untold = try Self.transport(of: runs, reader: "one")
      for page in pages {
        let request = try Request.sample(page: page)
        let (ahead, now) = (
          try await told.answer(to: request), try await untold.answer(to: request)
        )
        #expect(String(decoding: ahead.body, as: UTF8.self) == #"{"name":"\#(page)"}"#)
        #expect(String(decoding: now.body, as: UTF8.self) == #"{"name":"\#(page)","x":1}"#)
      }
    }
  }

  @Test func `counts how often a list is asked for, and a detail if it has several answers`()
    async throws
  {
    try await KeptRuns.inFolder { runs in
      let (page, detail) = (try Request.sample(page: 1), try Request.detail())
      let other = try Request.detail(2)
      let run = try runs.begin(at: 1_000)
      let client = runs.client(
        runs.archive(of: run, at: 1_000),
        answers: ["one", "two", "Io", "Europa", "Callisto"].map { .sample($0) })
      for request in [page, page, detail, other, other] { _ = try await client.text(for: request) }
      try run.finish(counts: [:], at: 1_001)
      let transport = try Self.transport(of: runs)
      func text(_ request: Request) async throws -> String {
        String(decoding: try await transport.answer(to: request).body, as: UTF8.self)
      }
      #expect(try await [text(page), text(page)] == ["one", "two"])
      #expect(try await transport.answer(to: page).saysMissing)
      #expect(try await [text(detail), text(detail)] == ["Io", "Io"])
      #expect(try await [text(other), text(other)] == ["Europa", "Callisto"])
    }
  }

  @Test func `tells whoever asks, and not who tells of it, that nothing can be read`() async throws
  {
    try await KeptRuns.inFolder { runs in
      let run = try runs.begin(at: 1_000)
      try runs.keep(1...2, in: run) { #"{"name":"\#($0)"}"# }
      try run.finish(counts: [:], at: 1_000)
      let transport = try Self.transport(of: runs, reader: "one")
      _ = try await transport.answer(to: .sample(page: 1))
      try runs.store.close()
      transport.expect([try .sample(page: 2)])
      await #expect(throws: TransportError.self) {
        _ = try await transport.answer(to: .sample(page: 2))
      }
    }
  }

  private static func transport(
    of runs: KeptRuns, reader: String? = nil
  ) throws -> StoredTransport {
    StoredTransport(
      try #require(try runs.store.lastCompleteRun(of: "solar")), of: runs.store, reader: reader)
  }
}
