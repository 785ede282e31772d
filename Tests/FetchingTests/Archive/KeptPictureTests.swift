import Diagnostics
import Foundation
import Storage
import TestSupport
import Testing

@testable import Fetching

@Suite struct `Pictures that are kept` {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 0, 200]
  private static let unchanged = Answer(status: 304, body: [])

  private static func answer(_ headers: HeaderFields = [:]) -> Answer {
    Answer(status: 200, headers: headers, body: png)
  }

  /// Asks for the picture in a run of its own.
  private static func ask(
    _ runs: KeptRuns, at now: Int, _ answers: Answer...
  ) async throws -> (file: PictureFile, tally: RequestTally) {
    let run = try runs.begin(at: now)
    let client = runs.client(runs.archive(of: run, at: now), answers: answers)
    let file = try await picture(of: client)
    try run.finish(counts: [:], at: now)
    return (file, client.tally)
  }

  private static func picture(of client: Client) async throws -> PictureFile {
    let request = try Request.sample(content: .picture)
    return try await client.value(for: request) { answer throws(Fault) in
      try answer.picture(for: request)
    }
  }

  @Test func `are files with what their bytes say of them`() async throws {
    try await KeptRuns.inFolder { runs in
      _ = try await Self.ask(runs, at: 1_000, Self.answer(["ETag": "1"]))
      let request = try Request.sample(content: .picture)
      let kept = try #require(try runs.store.picture(request.url))
      #expect(kept.source == "solar")
      #expect(kept.fileExtension == "png")
      #expect(kept.width == 300)
      #expect(kept.height == 200)
      #expect(kept.validity == Validity(etag: "1", fetchedAt: 1_000))
      let place = try runs.archive(of: runs.begin(at: 1_001), at: 1_001).picture(request)
      #expect(place?.digest == kept.digest)
      #expect(place?.path == runs.store.path(of: kept))
      let data = FileManager.default.contents(atPath: runs.store.path(of: kept))
      #expect(data.map { [UInt8]($0) } == Self.png)
    }
  }

  @Test func `are not transferred again where the server calls them unchanged`() async throws {
    try await KeptRuns.inFolder { runs in
      _ = try await Self.ask(runs, at: 1_000, Self.answer(["ETag": "1"]))
      let (file, tally) = try await Self.ask(runs, at: 2_000, Self.unchanged)
      #expect(file.bytes == Self.png)
      #expect(tally.revalidated == 1)
      #expect(tally.bytesReceived == 0)
      #expect(runs.asked.conditions == [[:], ["If-None-Match": "1"]])
      let kept = try runs.store.picture(Request.sample(content: .picture).url)
      #expect(kept?.validity == Validity(etag: "1", fetchedAt: 2_000))
    }
  }

  @Test func `are not asked for while they are fresh`() async throws {
    try await KeptRuns.inFolder { runs in
      _ = try await Self.ask(runs, at: 1_000, Self.answer(["Cache-Control": "max-age=600"]))
      let (file, tally) = try await Self.ask(runs, at: 1_599, .sample("gone", status: 404))
      #expect(file.bytes == Self.png)
      #expect(tally.skipped == 1)
      #expect(runs.asked.count == 1)
    }
  }

  @Test func `are asked for as if they were new where the file is gone`() async throws {
    try await KeptRuns.inFolder { runs in
      let headers: HeaderFields = ["ETag": "1", "Cache-Control": "max-age=600"]
      _ = try await Self.ask(runs, at: 1_000, Self.answer(headers))
      try FileManager.default.removeItem(atPath: runs.folder.path + "/cache/pictures")
      let (file, tally) = try await Self.ask(runs, at: 1_001, Self.answer())
      #expect(file.bytes == Self.png)
      #expect(tally.sent == 1)
      #expect(runs.asked.conditions == [[:], [:]])
      #expect(try runs.store.picture(Request.sample(content: .picture).url) != nil)
    }
  }

  @Test func `are not asked for by the run that takes up the one that has them`() async throws {
    try await KeptRuns.inFolder { runs in
      let first = try runs.begin(at: 1_000)
      _ = try await Self.picture(
        of: runs.client(runs.archive(of: first, at: 1_010), answers: [Self.answer()]))
      let second = try runs.begin(at: 1_100)
      let client = runs.client(runs.archive(of: second, at: 1_100), answers: [Self.answer()])
      _ = try await Self.picture(of: client)
      #expect(client.tally.skipped == 1)
      #expect(client.tally.sent == 0)
    }
  }

  @Test func `are asked for by the run after it`() async throws {
    try await KeptRuns.inFolder { runs in
      _ = try await Self.ask(runs, at: 1_000, Self.answer())
      let (_, tally) = try await Self.ask(runs, at: 2_000, Self.answer())
      #expect(tally.skipped == 0)
      #expect(tally.sent == 1)
    }
  }

  @Test func `are pictures`() async throws {
    try await KeptRuns.inFolder { runs in
      await #expect(throws: Fault.self) {
        _ = try await Self.ask(runs, at: 1_000, .sample("<svg/>"))
      }
      let kept = try runs.store.picture(Request.sample(content: .picture).url)
      #expect(kept == nil)
    }
  }
}
