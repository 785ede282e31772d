import Foundation
import TestSupport
import Testing

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
      for damaged in [Data(), kept.dropLast(), kept + [0], Data("x".utf8) + kept.dropFirst()] {
        try Data(damaged).write(to: URL(filePath: file))
        var generator = SeededGenerator(seed: 1)
        _ = try FilmEdit.overview.apply(in: recordings, using: &generator)
        _ = try FilmEdit.vote.apply(in: recordings, using: &generator)
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
}
