import Foundation
import Synchronization
import TestSupport
import Testing

/// The gates that `KeptRunTests` has no test of, each with its sentence.
@Suite struct `A build that a gate refuses` {
  private static let onceMore =
    "If that is right, pass --accept-shrink once; if not, try again later."
  private static let build = ["build", "--quiet", "--images", "none"]

  /// The little world, in which a test may change one answer between two runs.
  private struct API {
    let server: RickAndMortyServer
    let folder: TemporaryFolder
    let answer: @Sendable (String, CannedAnswer) -> Void

    func run(_ arguments: [String]) async throws -> ProgramRun {
      try await BuiltProgram.run(
        arguments, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
    }

    func site(_ name: String = "site") throws -> SiteFiles { try SiteFiles(name, in: folder) }
  }

  private static func running(_ body: (API) async throws -> Void) async throws {
    let world = try SmallWorld()
    let folder = try TemporaryFolder()
    let answers = Mutex<[String: CannedAnswer]>([:])
    try await RickAndMortyServer.run(
      folder: world.path, instead: { request in answers.withLock { $0[request.path] } },
      { server in
        try await body(
          API(server: server, folder: folder) { path, answer in
            answers.withLock { $0[path] = answer }
          })
      })
  }

  private static let down = CannedAnswer.json("{}", status: 503)

  @Test func `as a collection is gone, however much may be lost, keeps the old site`() async throws
  {
    try await Self.running { api in
      #expect(try await api.run(Self.build).code == 0)
      let before = try api.site()
      api.answer(
        "/api/episode",
        .json(#"{"info":{"count":0,"pages":0,"next":null,"prev":null},"results":[]}"#))
      let run = try await api.run(Self.build + ["--set", "gates.shrink=100"])
      #expect(run.code == 65)
      #expect(
        run.complaints.hasSuffix(
          "wikigen: importing: episodes is empty where the last complete run has 2 entries. "
            + "\(Self.onceMore)\n"))
      #expect(try api.site().differences(from: before).isEmpty)
    }
  }

  @Test func `as the last complete run is too old to stand in keeps the old site`() async throws {
    try await Self.running { api in
      #expect(try await api.run(Self.build).code == 0)
      let before = try api.site()
      api.answer("/api/character", Self.down)
      let run = try await api.run(Self.build + ["--max-stale", "0d"])
      #expect(run.code == 69)
      #expect(
        run.complaints == """
          wikigen: fetching: \(api.server.base)/character answered 503 where JSON was due, asked 5 \
          times. Check WIKIGEN_RICKANDMORTY_URL, or try again later.\n
          """)
      #expect(try api.site().differences(from: before).isEmpty)
    }
  }

  @Test(arguments: [["fetch"], ["record", "--out", "recorded"]])
  func `is no fetch: for that nothing stands in`(command: [String]) async throws {
    try await Self.running { api in
      #expect(try await api.run(Self.build).code == 0)
      api.answer("/api/character", Self.down)
      let run = try await api.run(command + ["--quiet", "--images", "none"])
      #expect(run.code == 69)
      #expect(run.complaints.contains("answered 503 where JSON was due"))
    }
  }

  @Test func `as it is smaller than the wiki at an address writes nothing`() async throws {
    try await Self.running { api in
      #expect(try await api.run(Self.build + ["--out", "old"]).code == 0)
      let manifest = try #require(try api.site("old").bytes["wikigen-manifest.json"])
      api.answer("/api/location", .json(Self.fewLocations))
      try await LoopbackServer.run(answering: CannedAnswer(body: [UInt8](manifest))) { web in
        let run = try await api.run(
          Self.build + ["--cache", "other", "--baseline", "\(web.address)/wiki"])
        #expect(run.code == 65)
        #expect(
          run.complaints.hasSuffix(
            "wikigen: importing: locations has 1 entry where --baseline has 21, and at most 10 % "
              + "may be lost. \(Self.onceMore)\n"))
        #expect(web.log.targets == ["/wiki/wikigen-manifest.json"])
        #expect(!FileManager.default.fileExists(atPath: "\(api.folder.path)/site"))
      }
    }
  }

  @Test func `as its baseline is none asks for nothing else`() async throws {
    try await Self.running { api in
      let run = try await api.run(Self.build + ["--baseline", "old"])
      #expect(run.code == 78)
      #expect(
        run.complaints == """
          wikigen: configuration: --baseline old holds no wikigen-manifest.json. Let it name a \
          folder or an address where wikigen-manifest.json lies.\n
          """)
      #expect(api.server.log.targets.isEmpty)
    }
  }

  @Test func `as it is not asked for a source that the wiki has keeps the old site`() async throws {
    try await Self.running { api in
      try await TMDBServer.run { films in
        let both = try await BuiltProgram.run(
          Self.build, in: api.folder,
          [
            "WIKIGEN_SOURCE": "", "WIKIGEN_RICKANDMORTY_URL": api.server.base,
            "WIKIGEN_TMDB_URL": films.base, "TMDB_API_KEY": TMDBServer.key,
          ])
        #expect(both.code == 0, "\(both.complaintLines.last ?? "")")
      }
      let before = try api.site()
      let asked = api.server.log.targets.count
      let run = try await api.run(Self.build)
      #expect(run.code == 65)
      #expect(
        run.complaints == """
          wikigen: importing: tmdb is not among the sources of this run, and site has pages of it. \
          \(Self.onceMore)\n
          """)
      #expect(api.server.log.targets.count == asked)
      #expect(try api.site().differences(from: before).isEmpty)
    }
  }

  @Test func `as its credential is gone, with nothing but the cache to tell, asks for nothing`()
    async throws
  {
    try await TMDBServer.run { films in
      let fetched = try await FilmRun(["--max-pages", "1", "--out", "films"], from: films)
      #expect(fetched.run.code == 0, "\(fetched.run.complaintLines.last ?? "")")
      let run = try await BuiltProgram.run(
        ["build", "--quiet", "--max-pages", "1"], in: fetched.folder, ["WIKIGEN_SOURCE": ""])
      #expect(run.code == 77)
      #expect(
        run.complaints == """
          wikigen: configuration: tmdb needs a credential, and neither TMDB_ACCESS_TOKEN nor \
          TMDB_API_KEY is set. Get one at https://www.themoviedb.org/settings/api and set \
          TMDB_ACCESS_TOKEN.\n
          """)
    }
  }

  private static let fewLocations =
    #"{"info":{"count":1,"pages":1,"next":null,"prev":null},"results":[{"id":1,"name":"L","#
    + #""type":"","dimension":"","residents":[],"url":"","created":"2017-11-10T12:42:04.162Z"}]}"#
}
