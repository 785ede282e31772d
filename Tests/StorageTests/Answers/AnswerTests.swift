import Diagnostics
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `Answers` {
  @Test func `are there as they came`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      let answer = StoredAnswer.sample(
        contentType: "application/json",
        validity: Validity(
          etag: "W/\"1\"", lastModified: "Sat, 04 Nov 2017 18:48:46 GMT", fetchedAt: 90,
          freshUntil: 7_290))
      let bare = StoredAnswer.sample("http://a/2", "")
      try run.keep(answer)
      try run.keep(bare)
      #expect(try run.answer(answer.url) == answer)
      #expect(try run.answer(bare.url) == bare)
      #expect(try run.answer("http://a/3") == nil)
    }
  }

  @Test func `survive the closing of the store`() async throws {
    try await TemporaryFolder.run { folder in
      let first = try Store.open(folder.cache).store
      try first.complete([.sample()])
      try first.close()
      #expect(
        try folder.names() == [".gitignore", "CACHEDIR.TAG", "store.sqlite", "store.sqlite-closed"])
      let (second, warnings) = try Store.open(folder.cache)
      #expect(warnings == [])
      #expect(try second.lastCompleteRun(of: "solar")?.answer("http://a/1") == .sample())
      try second.close()
    }
  }

  @Test func `of one body share it, over runs too`() async throws {
    try await Store.run { store, _ in
      try store.complete([.sample("http://a/1"), .sample("http://a/2")])
      try store.complete([.sample("http://a/1"), .sample("http://a/2", "Europa")])
      #expect(try store.count("answers") == 4)
      #expect(try store.count("bodies") == 2)
    }
  }

  @Test func `do not write a body again that is there`() async throws {
    try await Store.run { store, _ in
      try store.complete([.sample()])
      try store.write { try $0.execute(sql: "UPDATE bodies SET deflated = x'00'") }
      let run = try store.run(.sample(), at: 200)
      try run.keep(.sample(validity: Validity(etag: "2", fetchedAt: 200)))
      let bodies = try store.read { try Data.fetchAll($0, sql: "SELECT deflated FROM bodies") }
      #expect(bodies == [Data([0])])
    }
  }

  @Test func `replace the one that the run has of the same address`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      try run.keep(.sample("http://a/1", "Io"))
      try run.keep(.sample("http://a/1", "Europa"))
      #expect(try run.answer("http://a/1") == .sample("http://a/1", "Europa"))
      #expect(try store.count("answers") == 1)
    }
  }

  @Test func `of earlier runs are there, the newest first`() async throws {
    try await Store.run { store, _ in
      try store.complete([.sample("http://a/1", "old"), .sample("http://a/2", "old")])
      try store.complete(.sample(fingerprint: "moons"), [.sample("http://a/1", "new")])
      let run = try store.run(.sample(), at: 200)
      #expect(try run.earlier("http://a/1") == .sample("http://a/1", "new"))
      #expect(try run.earlier("http://a/2") == .sample("http://a/2", "old"))
      #expect(try run.answer("http://a/1") == nil)
      try run.keep(.sample("http://a/3"))
      #expect(try run.earlier("http://a/3") == nil)
    }
  }

  @Test func `of other sources and of samples are not earlier ones`() async throws {
    try await Store.run { store, _ in
      try store.complete(.sample(source: "stars"), [.sample("http://a/1")])
      try store.complete(.sample(isSample: true), [.sample("http://a/2")])
      let run = try store.run(.sample(), at: 200)
      #expect(try run.earlier("http://a/1") == nil)
      #expect(try run.earlier("http://a/2") == nil)
      let sample = try store.run(.sample(isSample: true), at: 200)
      #expect(try sample.earlier("http://a/2") == .sample("http://a/2"))
    }
  }

  @Test func `are kept under any address and with any words`() async throws {
    let hostile = [
      "", "'", "\"; DROP TABLE answers; --", "%", "?", "a\0b", "a\0c", "\0", "é", "e\u{301}",
      "\u{202E}",
      "💀", "\\", "\n", String(repeating: "x", count: 100_000),
    ]
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      for text in hostile {
        let validity = Validity(etag: text, lastModified: text, fetchedAt: .min, freshUntil: .max)
        try run.keep(.sample(text, "body of \(text)", contentType: text, validity: validity))
      }
      #expect(try store.count("answers") == hostile.count)
      for text in hostile {
        let answer = try #require(try run.answer(text))
        #expect(answer.body == Array("body of \(text)".utf8))
        #expect(answer.validity.etag.map { Array($0.utf8) } == Array(text.utf8))
        #expect(answer.contentType.map { Array($0.utf8) } == Array(text.utf8))
      }
    }
  }

  @Test func `can be large, but not larger than the most`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      let large = [UInt8](repeating: 7, count: StoredAnswer.largestBody)
      let answer = StoredAnswer(
        url: "http://a/1", digest: "large".digest, body: large, validity: Validity(fetchedAt: 1))
      try run.keep(answer)
      #expect(try run.answer("http://a/1")?.body.count == large.count)
      let larger = StoredAnswer(
        url: "http://a/2", digest: "larger".digest, body: large + [7],
        validity: Validity(fetchedAt: 1))
      #expect(throws: Fault.oversizedBody("http://a/2", large.count + 1)) { try run.keep(larger) }
    }
  }

  @Test func `that are kept together are all kept or none`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      let large = StoredAnswer(
        url: "http://a/2", digest: "large".digest,
        body: [UInt8](repeating: 7, count: StoredAnswer.largestBody + 1),
        validity: Validity(fetchedAt: 1))
      #expect(throws: Fault.oversizedBody("http://a/2", large.body.count)) {
        try run.keep([.sample("http://a/1"), large])
      }
      #expect(try store.count("answers") == 0)
      #expect(try store.count("bodies") == 0)
      try run.finish(counts: [:], at: 200)
      #expect(throws: Fault.self) { try run.keep([.sample("http://a/1"), .sample("http://a/2")]) }
      #expect(try store.count("answers") == 0)
    }
  }

  @Test(arguments: [true, false])
  func `that are kept together may be of one address, or one body`(isFirstRun: Bool) async throws {
    try await Store.run { store, _ in
      if !isFirstRun { try store.complete([.sample("http://a/0", "Io")]) }
      let run = try store.run(.sample(), at: 100)
      let europa = StoredAnswer.sample("http://a/1", "Europa")
      try run.keep([.sample("http://a/1", "Io"), .sample("http://a/2", "Io"), europa, europa])
      #expect(try run.answer("http://a/1") == europa)
      #expect(try run.answer("http://a/2") == .sample("http://a/2", "Io"))
      #expect(try store.count("bodies") == 2)
    }
  }

  @Test func `can come all at once`() async throws {
    try await Store.run { store, _ in
      let run = try store.run(.sample(), at: 100)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<16 {
          group.addTask {
            for index in 0..<50 {
              try run.keep(.sample("http://a/\(task)/\(index)", "body \(index)"))
              #expect(try run.answer("http://a/\(task)/\(index)") != nil)
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try store.count("answers") == 800)
      #expect(try store.count("bodies") == 50)
    }
  }
}
