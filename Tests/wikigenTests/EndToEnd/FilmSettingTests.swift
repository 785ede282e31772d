import TestSupport
import Testing

@Suite struct `A setting of films and people` {
  @Test func `that says people none leaves no page of them`() async throws {
    try await TMDBServer.run { server in
      let build = try await FilmRun(["--set", "sources.tmdb.people=none"], from: server)
      #expect(build.run.code == 0, "\(build.run.complaintLines.last ?? "")")
      #expect(try build.site.paths.allSatisfy { !$0.hasPrefix("people/") })
    }
  }

  @Test func `reaches the API from wikigen_yml`() async throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": """
      sources:
        tmdb:
          lists: [discover]
          discover: {with_genres: "878,28", vote_count.gte: 100}
          language: de-DE
          deny: {ids: [603]}
      """
    ])
    try await TMDBServer.run { server in
      let build = try await FilmRun(from: server, in: folder)
      #expect(build.run.code == 0, "\(build.run.complaintLines.last ?? "")")
      let asked = server.targets.filter { $0.hasPrefix("/3/discover/movie?") }
      #expect(!asked.isEmpty)
      for part in ["with_genres=878,28", "vote_count.gte=100", "language=de-DE"] {
        #expect(asked.allSatisfy { $0.contains(part) }, "\(part)")
      }
      #expect(server.targets.allSatisfy { !$0.hasPrefix("/3/movie/popular") })
      #expect(server.targets.allSatisfy { !$0.hasPrefix("/3/movie/603?") })
    }
  }

  @Test func `changes what the manifest says was asked, and the order of its words does not`()
    async throws
  {
    let folder = try TemporaryFolder()
    var fingerprints: [String] = []
    for discover in ["sort_by=a&year=1999", "year=1999&sort_by=a", "year=1998&sort_by=a"] {
      let run = try await BuiltProgram.run(
        [
          "build", "--fixtures", "--quiet", "--images", "none", "--source", "tmdb", "--set",
          "sources.tmdb.discover=\(discover)",
        ], in: folder)
      #expect(run.code == 0, "\(run.complaintLines.last ?? "")")
      let manifest = try SiteManifest(of: SiteFiles("site", in: folder))
      fingerprints.append(try #require(manifest.sources["tmdb"]))
    }
    #expect(fingerprints[0] == fingerprints[1])
    #expect(fingerprints[0] != fingerprints[2])
  }

  @Test func `--max-pages holds where TMDB says 58,322 pages`() async throws {
    let totals = TMDBServer.Totals(pages: 58_322, results: 1_166_422)
    try await TMDBServer.run(films: TMDBServer.Film.many(50), totals: totals) { server in
      let build = try await FilmRun(["--max-pages", "2"], from: server)
      #expect(build.run.code == 0, "\(build.run.complaintLines.last ?? "")")
      #expect(build.run.output.contains("(40 movies"))
      let pages = server.targets.compactMap { $0.firstMatch(of: /popular\?.*page=(\d+)/)?.1 }
      #expect(Set(pages) == ["1", "2"])
    }
  }
}
