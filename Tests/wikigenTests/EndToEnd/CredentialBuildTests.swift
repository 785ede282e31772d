import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct `A build from an API that wants a credential` {
  private static let forms: [([String: String], String)] = [
    (["TMDB_ACCESS_TOKEN": TMDBServer.token], TMDBServer.token),
    (["TMDB_API_KEY": TMDBServer.key], TMDBServer.key),
    (["TMDB_ACCESS_TOKEN": "", "TMDB_API_KEY": "\(TMDBServer.key)\n"], TMDBServer.key),
    (["TMDB_ACCESS_TOKEN": TMDBServer.token, "TMDB_API_KEY": "another"], TMDBServer.token),
  ]

  private static let needs =
    "wikigen: configuration: tmdb needs a credential, and neither TMDB_ACCESS_TOKEN nor "
    + "TMDB_API_KEY is set. Get one at https://www.themoviedb.org/settings/api and set "
    + "TMDB_ACCESS_TOKEN.\n"

  private static let notice =
    "tmdb was left out: it needs TMDB_ACCESS_TOKEN or TMDB_API_KEY; get one at "
    + "https://www.themoviedb.org/settings/api"

  @Test(arguments: forms)
  func `shows it with each request but those for pictures, and to nobody else`(
    credential: [String: String], secret: String
  ) async throws {
    try await TMDBServer.run { server in
      let build = try await FilmRun(
        ["--images", "download", "--report", "report.json", "--verbose"], from: server,
        credential: credential)
      #expect(build.run.code == 0, "\(build.run.complaintLines.last ?? "")")
      let pictures = server.targets.filter { $0.hasPrefix("/t/") }
      #expect(!pictures.isEmpty)
      #expect(server.credentialedTargets == server.targets.filter { !$0.hasPrefix("/t/") })
      #expect(try build.places(of: secret).isEmpty)
    }
  }

  @Test(arguments: [
    [:], ["TMDB_ACCESS_TOKEN": ""], ["TMDB_ACCESS_TOKEN": " \n", "TMDB_API_KEY": "\t"],
  ])
  func `ends with 77 without one, before anything is asked`(
    credential: [String: String]
  ) async throws {
    try await TMDBServer.run { server in
      let build = try await FilmRun(from: server, credential: credential)
      #expect(build.run.code == 77)
      #expect(build.run.output == "")
      #expect(build.run.complaints == Self.needs)
      #expect(server.targets.isEmpty)
    }
  }

  @Test(arguments: [
    ["TMDB_ACCESS_TOKEN": "no+such/token=="], ["TMDB_API_KEY": "no+such/token=="],
  ])
  func `ends with 77 and the API's own words when it is refused`(
    credential: [String: String]
  ) async throws {
    let variable = try #require(credential.keys.first)
    try await TMDBServer.run { server in
      let build = try await FilmRun(["--report", "r.json"], from: server, credential: credential)
      #expect(build.run.code == 77)
      let line = try #require(build.run.complaintLines.last)
      #expect(line.hasPrefix("wikigen: fetching: \(server.base)/"))
      #expect(
        line.hasSuffix(
          #" answered 401 ("Invalid API key: You must be granted a valid key.") to the "#
            + "credential in \(variable). Check \(variable), or get a new one."))
      #expect(try build.places(of: "no+such").isEmpty)
      #expect(try build.places(of: "no%2Bsuch").isEmpty)
    }
  }

  @Test func `ends with 77 when it can't be one, and does not repeat it`() async throws {
    try await TMDBServer.run { server in
      let build = try await FilmRun(
        from: server, credential: ["TMDB_ACCESS_TOKEN": "Bearer s3cret"])
      #expect(build.run.code == 77)
      #expect(build.run.complaints.hasPrefix("wikigen: configuration: TMDB_ACCESS_TOKEN holds "))
      #expect(try build.places(of: "s3cret").isEmpty)
      #expect(server.targets.isEmpty)
    }
  }

  @Test func `leaves a source out that nothing names, and says so`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_SOURCE": "", "WIKIGEN_RICKANDMORTY_URL": server.base]
      let build = ["build", "--images", "none", "--quiet", "--report", "report.json"]
      let first = try await BuiltProgram.run(build, in: folder, environment)
      #expect(first.code == 0)
      #expect(first.complaintLines.first == "wikigen: \(Self.notice)")
      #expect(first.complaintLines.count == 2)
      let report = try String(contentsOfFile: "\(folder.path)/report.json", encoding: .utf8)
      #expect(report.contains(#""source" : "tmdb""#))
      let again = try await BuiltProgram.run(build, in: folder, environment)
      #expect(again.code == 0)
    }
  }

  @Test func `leaves no source out that the site has pages of`() async throws {
    let folder = try TemporaryFolder()
    let both = ["WIKIGEN_SOURCE": ""]
    let first = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet", "--images", "none"], in: folder, both)
    #expect(first.code == 0)
    let before = try SiteFiles(folder.path)
    let second = try await BuiltProgram.run(["build"], in: folder, both)
    #expect(second.code == 77)
    #expect(
      second.complaints
        == "wikigen: configuration: tmdb needs a credential, and neither TMDB_ACCESS_TOKEN nor "
        + "TMDB_API_KEY is set; site has pages of it. "
        + "Get one at https://www.themoviedb.org/settings/api and set TMDB_ACCESS_TOKEN, "
        + "or name the sources to build from with --source.\n")
    #expect(try SiteFiles(folder.path).differences(from: before).isEmpty)
  }

  @Test(arguments: ["sources: {tmdb: {people: none}}", "sources: {tmdb: , rickandmorty: }"])
  func `leaves no source out that wikigen_yml names`(text: String) async throws {
    let folder = try TemporaryFolder(["wikigen.yml": text])
    let run = try await BuiltProgram.run(["build"], in: folder, ["WIKIGEN_SOURCE": ""])
    #expect(run.code == 77)
    #expect(run.complaints == Self.needs)
  }
}
