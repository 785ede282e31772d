import Foundation
import TestSupport
import Testing

@Suite struct `wikigen diff` {
  @Test func `tells in words what two runs differ in`() async throws {
    let lines = try await TwoSnapshots.made.value.text.output.split(separator: "\n").map(
      String.init)
    #expect(lines[0].wholeMatch(of: /rickandmorty: \S+Z → \S+Z/) != nil)
    #expect(
      Array(lines[1..<17]) == [
        "  + New <i>One</i> (characters/900)",
        "  - Overlooked Morty (characters/86): No longer in the API",
        "  ~ Rick Sanchez (characters/1)", "      Status: Alive → Dead",
        "  ~ \(TwoSnapshots.newName) (characters/2)",
        "      Name: Morty Smith → \(TwoSnapshots.newName)",
        "  ~ Summer Smith (characters/3)", "      Type: now Scientist",
        "  ~ Citadel of Ricks (locations/3)", "      Dimension: Unknown → Dimension C-0",
        "      Residents: removed Overlooked Morty",
        "  ~ Pilot (episodes/1)", "      Characters: added New <i>One</i>",
        "  ~ Lawnmower Cat (episodes/2)", "      Name: Lawnmower Dog → Lawnmower Cat",
        lines[16],
      ])
    #expect(lines.count == 20)
  }

  @Test func `tells programs the same`() async throws {
    let made = try await TwoSnapshots.made.value
    let difference = try #require(try Self.read(made.json).first)
    #expect(try Self.read(made.json).count == 1)
    #expect(difference.source == "rickandmorty")
    #expect(difference.added.map(\.entry) == ["characters/900"])
    #expect(difference.removed.map(\.title) == ["Overlooked Morty"])
    #expect(difference.removed.map(\.reason) == ["gone"])
    let changed = Dictionary(uniqueKeysWithValues: difference.changed.map { ($0.entry, $0) })
    #expect(
      Set(changed.keys) == [
        "characters/1", "characters/2", "characters/3", "locations/3", "episodes/1", "episodes/2",
        "episodes/18", "episodes/22",
      ])
    #expect(
      changed["characters/1"]?.fields
        == [ReadDifference.Field(field: "Status", before: "Alive", after: "Dead")])
    #expect(
      changed["locations/3"]?.fields == [
        ReadDifference.Field(field: "Dimension", before: "Unknown", after: "Dimension C-0"),
        ReadDifference.Field(field: "Residents", added: [], removed: ["Overlooked Morty"]),
      ])
  }

  @Test func `finds the same in two recordings`() async throws {
    let made = try await TwoSnapshots.made.value
    let (kept, recorded) = (try Self.read(made.json)[0], try Self.read(made.recordings)[0])
    #expect(recorded.from == "one" && recorded.to == "two")
    #expect(recorded.added == kept.added)
    #expect(recorded.removed == kept.removed)
    #expect(recorded.changed == kept.changed)
  }

  @Test func `needs two runs, or two recordings`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let fetch = ["fetch", "--images", "none", "--quiet"]
      #expect(try await BuiltProgram.run(fetch, in: folder, environment).code == 0)
      let one = try await BuiltProgram.run(["diff"], in: folder, environment)
      #expect(one.code == 69)
      #expect(one.complaints.contains("rickandmorty has no two complete runs in .wikigen of what"))
      #expect(try await BuiltProgram.run(fetch, in: folder, environment).code == 0)
      let two = try await BuiltProgram.run(["diff"], in: folder, environment)
      #expect(two.code == 0)
      #expect(two.output.hasSuffix("\n  no changes\n"))
    }
    let odd = try await BuiltProgram.run(["diff", "one"], in: folder)
    #expect(odd.code == 64)
  }

  /// Votes drift, a film leaves a list, another one's details are a 404.
  @Test func `knows what left a list from what left the API, and what drifts from what is news`()
    async throws
  {
    let folder = try TemporaryFolder()
    let names = ["1": "Stays", "2": "Leaves", "3": "Goes", "4": "Cools", "5": "Comes"]
    func film(_ id: String, _ fields: [String: String] = [:]) -> TMDBServer.Film {
      TMDBServer.Film(id: Int(id) ?? 0, title: names[id], fields: fields)
    }
    try await Self.record(
      ["1", "2", "3", "4"].map { film($0) }, as: "one", in: folder)
    let drift = ["vote_count": "7", "vote_average": "6.5", "popularity": "99.5", "revenue": "12"]
    try await Self.record(
      [film("4", ["runtime": "95"]), film("1", drift), film("3"), film("5")], as: "two",
      in: folder, overrides: ["movie/3": .always(.json("{}", status: 404))])
    let run = try await BuiltProgram.run(
      ["diff", "one", "two", "--json"], in: folder, ["WIKIGEN_SOURCE": "tmdb"])
    let difference = try #require(try Self.read(run).first)
    #expect(difference.added.map(\.title) == ["Comes"])
    #expect(difference.removed.map(\.title) == ["Leaves", "Goes"])
    #expect(difference.removed.map(\.reason) == ["unlisted", "gone"])
    #expect(difference.changed.map(\.title) == ["Cools"])
    #expect(
      difference.changed.first?.fields
        == [ReadDifference.Field(field: "Runtime", before: "", after: "1 h 35 min")])
  }

  private static func record(
    _ films: [TMDBServer.Film], as name: String, in folder: TemporaryFolder,
    overrides: [String: TMDBServer.Override] = [:]
  ) async throws {
    try await TMDBServer.run(films: films, overrides: overrides) { server in
      let run = try await BuiltProgram.run(
        ["record", "--out", name, "--images", "none", "--quiet"], in: folder,
        [
          "WIKIGEN_SOURCE": "tmdb", "WIKIGEN_TMDB_URL": server.base,
          "TMDB_ACCESS_TOKEN": TMDBServer.token,
        ])
      #expect(run.code == 0, "\(run.complaints)")
    }
  }

  private static func read(_ run: ProgramRun) throws -> [ReadDifference] {
    try JSONDecoder().decode([ReadDifference].self, from: Data(run.output.utf8))
  }

  /// Written down apart from the program's own type.
  private struct ReadDifference: Decodable {
    let source: String
    let from: String
    let to: String
    let added: [Entry]
    let removed: [Entry]
    let changed: [Entry]

    struct Entry: Decodable, Equatable {
      let entry: String
      let title: String
      let reason: String?
      let fields: [Field]?
    }

    struct Field: Decodable, Equatable {
      let field: String
      var before: String?
      var after: String?
      var added: [String]?
      var removed: [String]?
    }
  }
}
