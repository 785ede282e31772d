import Foundation
import TestSupport
import Testing

@Suite struct `A wiki of both halves` {
  private static let both = ["WIKIGEN_SOURCE": ""]

  /// Words that only one half says.
  private static let words = [
    "rickandmorty": [
      "Rick and Morty", "rickandmorty", "href=\"characters/", "href=\"../episodes/",
    ],
    "tmdb": ["TMDB", "themoviedb", "href=\"movies/", "href=\"../people/"],
  ]

  @Test func `is what a build makes where nothing else is said`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["build", "--fixtures"], in: folder, Self.both)
    #expect(run.code == 0, "\(run.complaintLines.last ?? "")")
    let summary =
      /Wrote 1,\d+ pages \(86 characters, 32 locations, 22 episodes, \d+ movies, \d+ people\) .*/
    #expect(run.output.split(separator: "\n").first?.wholeMatch(of: summary) != nil)
    let files = try SiteFiles("site", in: folder)
    for path in ["index.html", "about.html"] {
      for word in ["Rick and Morty", "characters/", "Movies", "movies/"] {
        #expect(files.text(path).contains(word), "\(path): \(word)")
      }
    }
    #expect(
      files.text("about.html").contains(
        "uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB")
    )
    for source in ["rickandmorty", "tmdb"] {
      #expect(run.complaintLines.contains { $0.hasPrefix("fetching \(source): ") })
    }
  }

  @Test(arguments: [("rickandmorty", "tmdb"), ("tmdb", "rickandmorty")])
  func `is never spoken of by a wiki of one`(source: String, other: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet", "--source", source, "--images", "none"], in: folder,
      Self.both)
    #expect(run.code == 0)
    let files = try SiteFiles("site", in: folder)
    #expect(!files.paths.contains { $0.hasPrefix(source == "tmdb" ? "characters" : "movies") })
    let pages = files.paths.sorted().filter { $0.hasSuffix(".html") || $0.hasSuffix(".json") }
    for word in Self.words[other] ?? [] {
      #expect(pages.first { files.text($0).contains(word) } == nil, "\(word)")
    }
    for word in (Self.words[source] ?? []).prefix(1) {
      #expect(files.text("about.html").contains(word), "\(word)")
    }
  }

  @Test func `is made of two servers`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { characters in
      try await TMDBServer.run { films in
        let run = try await BuiltProgram.run(
          ["build", "--images", "none", "--max-pages", "1"], in: folder,
          [
            "WIKIGEN_SOURCE": "", "WIKIGEN_RICKANDMORTY_URL": characters.base,
            "WIKIGEN_TMDB_URL": films.base, "TMDB_API_KEY": TMDBServer.key,
          ])
        #expect(run.code == 0, "\(run.complaintLines.last ?? "")")
        #expect(run.output.contains("(20 characters, 20 locations, 20 episodes, "))
        #expect(films.targets.contains { $0.hasPrefix("/3/movie/popular?") })
        #expect(!characters.log.targets.contains { $0.contains("api_key") })
      }
    }
  }

  @Test func `is of one half where a recording has only that`() async throws {
    let folder = try TemporaryFolder()
    _ = try RecordedFolder(in: folder)
    let build = ["build", "--recorded", "recorded", "--images", "none", "--quiet"]
    let run = try await BuiltProgram.run(build, in: folder, Self.both)
    #expect(run.code == 0)
    #expect(
      run.complaintLines.first
        == "wikigen: tmdb was left out: recorded holds no folder 'tmdb'")
    let named = try await BuiltProgram.run(build + ["--source", "tmdb"], in: folder, Self.both)
    #expect(named.code == 78)
    #expect(
      named.complaints == """
        wikigen: configuration: \(folder.path)/recorded holds no folder 'tmdb'. Name the folder \
        that holds 'tmdb', not that folder itself.\n
        """)
  }
}
