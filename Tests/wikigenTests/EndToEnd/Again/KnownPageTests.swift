import Foundation
import Rendering
import Storage
import TestSupport
import Testing
import Wiki

@Suite struct `Pages that are known by what they are made from` {
  private static func recordings(in folder: TemporaryFolder) throws -> String {
    let path = "\(folder.path)/tmdb"
    try FileManager.default.copyItem(atPath: CheckoutFolder.path("Fixtures/tmdb"), toPath: path)
    return path
  }

  /// Each seed is a chain of edits over one site and one cache.
  @Test(arguments: UInt64(1)...(SoakCount.isSoaking ? 8 : 2))
  func `are as they would be made anew, whatever was edited of films`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let edits = FilmEdit.allCases.shuffled(using: &generator).prefix(SoakCount.isSoaking ? 21 : 7)
    let folder = try TemporaryFolder()
    let recordings = try Self.recordings(in: folder)
    try await TMDBServer.run(folder: recordings) { server in
      #expect(try await FilmRun(["--quiet"], from: server, in: folder).run.code == 0)
      for edit in edits {
        let place = "seed \(seed), \(try edit.apply(in: recordings, using: &generator))"
        let again = try await FilmRun(["--quiet", "--refresh"], from: server, in: folder).run
        try #require(again.code == 0, "\(place): \(again.complaints)")
        let verified = try await FilmRun(
          ["--quiet", "--offline", "--verify"], from: server, in: folder
        ).run
        #expect(verified.code == 0, "\(place): \(verified.complaints)")
      }
    }
  }

  @Test func `are kept in the cache, where damage costs nothing but time`() async throws {
    let folder = try TemporaryFolder()
    let recordings = try Self.recordings(in: folder)
    try await TMDBServer.run(folder: recordings) { server in
      #expect(try await FilmRun(["--quiet"], from: server, in: folder).run.code == 0)
      let file = "\(folder.path)/.wikigen/pages"
      let kept = try Data(contentsOf: URL(filePath: file))
      #expect(!kept.isEmpty)
      var generator = SeededGenerator(seed: 1)
      for damaged in [Data(), kept.dropLast(), kept + [0], Data("x".utf8) + kept.dropFirst()] {
        try Data(damaged).write(to: URL(filePath: file))
        _ = try FilmEdit.overview.apply(in: recordings, using: &generator)
        _ = try FilmEdit.title.apply(in: recordings, using: &generator)
        let again = try await FilmRun(["--quiet", "--refresh"], from: server, in: folder).run
        #expect(again.code == 0, "\(again.complaints)")
        let verified = try await FilmRun(
          ["--quiet", "--offline", "--verify"], from: server, in: folder
        ).run
        #expect(verified.code == 0, "\(verified.complaints)")
      }
      let cleaned = try await BuiltProgram.run(["clean"], in: folder)
      #expect(cleaned.code == 0)
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func `are read by a build that is verified, and one that is another ends it`() async throws
  {
    let folder = try TemporaryFolder()
    let recordings = try Self.recordings(in: folder)
    try await TMDBServer.run(folder: recordings) { server in
      #expect(try await FilmRun(["--quiet"], from: server, in: folder).run.code == 0)
      try Self.spoil(most: 1, in: "\(folder.path)/.wikigen")
      let verified = try await FilmRun(
        ["--quiet", "--offline", "--verify"], from: server, in: folder
      ).run
      #expect(verified.code == 70)
      #expect(verified.complaints.contains("is not the page that was made from the same before"))
    }
  }

  @Test func `are held against it one in eight where they are made all the same`() async throws {
    let folder = try TemporaryFolder()
    let recordings = try Self.recordings(in: folder)
    try await TMDBServer.run(folder: recordings) { server in
      #expect(try await FilmRun(["--quiet"], from: server, in: folder).run.code == 0)
      try Self.spoil(most: .max, in: "\(folder.path)/.wikigen")
      try FileManager.default.removeItem(atPath: "\(folder.path)/site")
      let again = try await FilmRun(["--quiet", "--offline"], from: server, in: folder).run
      #expect(again.code == 70)
      #expect(again.complaints.contains("is not the page that was made from the same before"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/site"))
    }
  }

  /// As if another digest had been found for the first keys: its last digit, and the file's checksum.
  private static func spoil(most: Int, in cache: String) throws {
    let edition = try #require(try edition(of: "\(cache)/pages"))
    let kept = KeptBytes.pages(in: cache, by: edition)
    var bytes = try #require(kept.bytes)
    let row = ContentMark.size + PageMaker.digestSize
    for place in stride(from: row - 1, to: bytes.count, by: row).prefix(most) {
      bytes[place] = bytes[place] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    }
    try kept.keep(bytes)
  }

  /// The first line of what is kept of pages.
  private static func edition(of file: String) throws -> String? {
    try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n")).first
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
