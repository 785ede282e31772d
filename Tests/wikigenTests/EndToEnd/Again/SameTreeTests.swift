import Foundation
import TestSupport
import Testing

@Suite struct `The same bytes everywhere` {
  /// As unlike each other as they may be.
  private static let machines = [
    (
      jobs: "1",
      environment: ["TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
    ),
    (jobs: "8", environment: ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"]),
  ]

  /// Builds on both, and compares.
  private static func expectOneTree(
    _ arguments: [String], _ environment: [String: String], in folder: TemporaryFolder
  ) async throws {
    for machine in machines {
      let run = try await BuiltProgram.run(
        [
          "build", "--quiet", "--jobs", machine.jobs, "--out", machine.jobs, "--cache",
          "c-\(machine.jobs)",
        ]
          + arguments, in: folder, environment.merging(machine.environment) { $1 })
      #expect(run.code == 0, "\(run.complaintLines.last ?? "")")
    }
    let trees = try machines.map { try SiteFiles($0.jobs, in: folder) }
    #expect(trees[0].differences(from: trees[1]) == [])
    #expect(trees[0].paths.count > 200)
  }

  @Test func `come from the sample data`() async throws {
    try await Self.expectOneTree(
      ["--fixtures"], ["WIKIGEN_SOURCE": ""], in: try TemporaryFolder())
  }

  @Test func `come from a server`() async throws {
    try await RickAndMortyServer.run { server in
      try await Self.expectOneTree(
        [], ["WIKIGEN_RICKANDMORTY_URL": server.base, "SOURCE_DATE_EPOCH": "1500000000"],
        in: try TemporaryFolder())
    }
  }

  @Test func `come from a server of films`() async throws {
    try await TMDBServer.run { server in
      try await Self.expectOneTree(
        ["--images", "none"],
        [
          "WIKIGEN_SOURCE": "tmdb", "WIKIGEN_TMDB_URL": server.base,
          "TMDB_ACCESS_TOKEN": TMDBServer.token, "SOURCE_DATE_EPOCH": "1500000000",
        ], in: try TemporaryFolder())
    }
  }
}
