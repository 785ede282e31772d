import Diagnostics
import Storage
import TestSupport
import Testing

@testable import Fetching

@Suite struct `Answers that are kept` {
  private static let modified = "Mon, 01 Jan 2024 00:00:00 GMT"
  private static let unchanged = Answer.sample("", status: 304)

  private static func decoded(
    _ request: Request, by client: Client, refusing refused: String
  ) async throws -> String {
    try await client.value(for: request) { answer throws(Fault) in
      let text = String(decoding: answer.body, as: UTF8.self)
      guard text != refused else {
        throw Fault(.fetching, request.url, "is \(text)", remedy: "Wait", category: .data)
      }
      return text
    }
  }

  @Test func `are not transferred again where the server calls them unchanged`() async throws {
    try await KeptRuns.inFolder { runs in
      let request = try Request.sample()
      let headers: HeaderFields = ["ETag": "W/\"1\"", "Last-Modified": Self.modified]
      try await runs.text(request, at: 1_000, .sample("Io", headers: headers))
      for time in [2_000, 3_000] {
        let (text, tally) = try await runs.text(request, at: time, Self.unchanged)
        #expect(text == "Io")
        #expect(tally.sent == 1)
        #expect(tally.revalidated == 1)
        #expect(tally.skipped == 0)
        #expect(tally.bytesReceived == 0)
      }
      let conditions = ["If-None-Match": "W/\"1\"", "If-Modified-Since": Self.modified]
      #expect(runs.asked.conditions == [[:], conditions, conditions])
    }
  }

  @Test func `give way to what is newer`() async throws {
    try await KeptRuns.inFolder { runs in
      let request = try Request.sample()
      try await runs.text(request, at: 1_000, .sample("Io", headers: ["ETag": "1"]))
      let new = try await runs.text(
        request, at: 2_000, .sample("Europa", headers: ["ETag": "2"]))
      #expect(new.text == "Europa")
      #expect(new.tally.revalidated == 0)
      let last = try await runs.text(request, at: 3_000, Self.unchanged)
      #expect(last.text == "Europa")
      #expect(runs.asked.conditions == [[:], ["If-None-Match": "1"], ["If-None-Match": "2"]])
    }
  }

  @Test(arguments: [[:], ["ETag": "a\u{7F}"], ["ETag": "é"], ["Last-Modified": "a\tb"]])
  func `are asked for as if they were new without anything to compare`(
    headers: [String: String]
  ) async throws {
    try await KeptRuns.inFolder { runs in
      let fields = HeaderFields(headers.map { (name: $0.key, value: $0.value) })
      try await runs.text(.sample(), at: 1_000, .sample("Io", headers: fields))
      let new = try await runs.text(.sample(), at: 2_000, .sample("Europa"))
      #expect(new.text == "Europa")
      #expect(runs.asked.conditions == [[:], [:]])
    }
  }

  @Test(arguments: [
    ("max-age=600", nil, 599), ("public, Max-Age=600", nil, 599), ("max-age=600", "100", 499),
    ("max-age=600", "-100", 599), ("max-age=600", "old", 599),
    ("no-transform, max-age=600", nil, 599), ("must-revalidate,max-age=600", nil, 599),
    ("max-age=9999999999", nil, 30 * 86_400 - 1),
  ])
  func `are not asked for while they are fresh`(
    cacheControl: String, age: String?, later: Int
  ) async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.detail(), at: 1_000, Self.answer(cacheControl, age))
      let (text, tally) = try await runs.text(.detail(), at: 1_000 + later, .sample("Europa"))
      #expect(text == "Io")
      #expect(tally.skipped == 1)
      #expect(tally.sent == 0)
      #expect(runs.asked.count == 1)
    }
  }

  @Test(arguments: [
    ("max-age=600", nil, 600), ("max-age=600", "100", 500), ("max-age=600", "700", 0),
    ("no-cache, max-age=600", nil, 0), ("no-store,max-age=600", nil, 0),
    ("max-age=600, no-cache=\"Set-Cookie\"", nil, 0), ("s-maxage=600", nil, 0), ("", nil, 0),
    ("max-age=never", nil, 0), ("max-age=0", nil, 0), ("max-age=-1", nil, 0),
    ("max-age=-9223372036854775808", "1", 0),
    ("max-age=9999999999", nil, 30 * 86_400),
  ])
  func `are asked for when they are not fresh`(
    cacheControl: String, age: String?, later: Int
  ) async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.detail(), at: 1_000, Self.answer(cacheControl, age))
      let (text, tally) = try await runs.text(.detail(), at: 1_000 + later, .sample("Europa"))
      #expect(text == "Europa")
      #expect(tally.skipped == 0)
    }
  }

  private static func answer(_ cacheControl: String, _ age: String?) -> Answer {
    let fields = [(name: "Cache-Control", value: cacheControl)]
    return .sample("Io", headers: HeaderFields(fields + (age.map { [("Age", $0)] } ?? [])))
  }

  @Test func `are asked for in a list, however fresh they are`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.sample(), at: 1_000, Self.answer("max-age=600", nil))
      let new = try await runs.text(.sample(), at: 1_001, .sample("Europa"))
      #expect(new.text == "Europa")
    }
  }

  @Test func `are asked for in a refreshing run, however fresh they are`() async throws {
    try await KeptRuns.inFolder { runs in
      let headers: HeaderFields = ["Cache-Control": "max-age=600", "ETag": "1"]
      try await runs.text(.detail(), at: 1_000, .sample("Io", headers: headers))
      let new = try await runs.text(.detail(), at: 1_001, isRefreshed: true, Self.unchanged)
      #expect(new.text == "Io")
      #expect(new.tally.revalidated == 1)
    }
  }

  @Test func `bear the date of the day they came`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.detail(), at: 784_111_777, Self.answer("max-age=600", nil))
      let run = try runs.begin(at: 784_111_800)
      let client = runs.client(runs.archive(of: run, at: 784_111_800), answers: [.sample()])
      let date = try await client.value(for: .detail()) { $0.headers["Date"] }
      #expect(date == "Sun, 06 Nov 1994 08:49:37 GMT")
    }
  }

  @Test func `are in the run that did not ask for them, as old as they are`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.detail(), at: 1_000, Self.answer("max-age=600", nil))
      try await runs.text(.detail(), at: 1_500, .sample("Europa"))
      let answer = try runs.store.lastCompleteRun(of: "solar")?.answer(Request.detail().url)
      #expect(answer?.body == Array("Io".utf8))
      #expect(answer?.validity == Validity(fetchedAt: 1_000, freshUntil: 1_600))
    }
  }

  @Test func `are as fresh as the server says when it calls them unchanged`() async throws {
    try await KeptRuns.inFolder { runs in
      let headers: HeaderFields = ["ETag": "1", "Last-Modified": Self.modified]
      try await runs.text(.detail(), at: 1_000, .sample("Io", headers: headers))
      try await runs.text(
        .detail(), at: 2_000,
        .sample("", status: 304, headers: ["ETag": "2", "Cache-Control": "max-age=600"]))
      let answer = try runs.store.lastCompleteRun(of: "solar")?.answer(Request.detail().url)
      #expect(
        answer?.validity
          == Validity(etag: "2", lastModified: Self.modified, fetchedAt: 2_000, freshUntil: 2_600))
    }
  }

  @Test func `are not asked for by the run that takes up the one that has them`() async throws {
    try await KeptRuns.inFolder { runs in
      let first = try runs.begin(at: 1_000)
      let interrupted = runs.client(runs.archive(of: first, at: 1_000), answers: [.sample("Io")])
      _ = try await interrupted.text(for: .sample())
      let second = try runs.begin(at: 1_100)
      #expect(second.isResumed)
      let client = runs.client(
        runs.archive(of: second, at: 1_100, isRefreshed: true), answers: [.sample("Europa")])
      #expect(try await client.text(for: .sample(page: 1)) == "Io")
      #expect(try await client.text(for: .sample(page: 2)) == "Europa")
      #expect(client.tally.skipped == 1)
      #expect(client.tally.sent == 1)
    }
  }

  @Test(arguments: [false, true])
  func `are asked for by whoever asks a second time`(isDetail: Bool) async throws {
    try await KeptRuns.inFolder { runs in
      let request = isDetail ? try Request.detail() : try .sample()
      try await runs.text(request, at: 1_000, Self.answer("max-age=600", nil))
      let run = try runs.begin(at: 1_001)
      let client = runs.client(
        runs.archive(of: run, at: 1_001), answers: [.sample("Europa"), .sample("Callisto")])
      let expected = isDetail ? ["Io", "Europa"] : ["Europa", "Callisto"]
      for text in expected { #expect(try await client.text(for: request) == text) }
      try run.finish(counts: [:], at: 1_002)
      // Whoever reads the run gets them in the same order.
      let complete = try #require(try runs.store.lastCompleteRun(of: "solar"))
      let reader = Client(
        transport: StoredTransport(complete, of: runs.store), policy: .sample(attempts: 1))
      for text in expected { #expect(try await reader.text(for: request) == text) }
    }
  }

  @Test func `are those that the decoder took`() async throws {
    try await KeptRuns.inFolder { runs in
      let request = try Request.sample()
      let run = try runs.begin(at: 1_000)
      let broken = runs.client(
        runs.archive(of: run, at: 1_000), answers: [.sample("broken")])
      await #expect(throws: Fault.self) {
        try await Self.decoded(request, by: broken, refusing: "broken")
      }
      #expect(try run.answer(request.url) == nil)
      let healing = runs.client(
        runs.archive(of: run, at: 1_000), answers: [.sample("broken"), .sample("Io")])
      #expect(try await Self.decoded(request, by: healing, refusing: "broken") == "Io")
      #expect(try run.answer(request.url)?.body == Array("Io".utf8))
    }
  }

  @Test func `are asked for anew when fresh ones can't be decoded any more`() async throws {
    try await KeptRuns.inFolder { runs in
      let headers: HeaderFields = ["ETag": "1", "Cache-Control": "max-age=600"]
      try await runs.text(.detail(), at: 1_000, .sample("Io", headers: headers))
      let run = try runs.begin(at: 1_001)
      let client = runs.client(runs.archive(of: run, at: 1_001), answers: [.sample("Europa")])
      #expect(try await Self.decoded(.detail(), by: client, refusing: "Io") == "Europa")
      #expect(runs.asked.conditions == [[:], [:]])
      #expect(client.tally.skipped == 0)
      #expect(client.tally.retried == 0)
    }
  }

  @Test func `are asked for anew when unchanged ones can't be decoded any more`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.sample(), at: 1_000, .sample("Io", headers: ["ETag": "1"]))
      let run = try runs.begin(at: 2_000)
      let client = runs.client(
        runs.archive(of: run, at: 2_000), answers: [Self.unchanged, .sample("Europa")])
      #expect(try await Self.decoded(.sample(), by: client, refusing: "Io") == "Europa")
      #expect(runs.asked.conditions == [[:], ["If-None-Match": "1"], [:]])
      #expect(client.tally.retried == 1)
    }
  }
}
