import Diagnostics
import Foundation
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

  private static func transport(of runs: KeptRuns) throws -> StoredTransport {
    StoredTransport(
      try #require(try runs.store.lastCompleteRun(of: "solar")), of: runs.store)
  }
}
