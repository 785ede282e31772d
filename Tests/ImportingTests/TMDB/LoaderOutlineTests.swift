import Diagnostics
import Fetching
import Testing
import Wiki

@testable import Importing

/// Whoever wants no entries is told all else.
@Suite(.timeLimit(.minutes(10))) struct LoaderOutlineTests {
  private static func answers() throws -> [String: Answer] {
    [
      "movie/popular/page-1.json": try .films([1, 2, 3, 4, 5, 6, 7, 8, 9]),
      "movie/1.json": .notThere,
      "movie/2.json": try .json(FilmWire.movie(2, ["status": "Lost", "release_date": "soon"])),
      "movie/3.json": try .json(FilmWire.movie(3, ["adult": true])),
      "movie/4.json": try .json(
        FilmWire.movie(
          4,
          cast: [
            FilmWire.cast(9, order: 3), FilmWire.cast(8, order: 1), FilmWire.cast(8, order: 2),
            FilmWire.cast(7, order: 0, with: ["name": " "]), FilmWire.cast(6, order: 4),
          ],
          crew: [
            FilmWire.crew(5, " Director "), FilmWire.crew(4, "Best Boy"),
            FilmWire.crew(9, "Writer"),
          ])),
      "movie/5.json": try .json(
        FilmWire.movie(5, ["keywords": ["keywords": [["id": 1, "name": "Bad  Word"]]]])),
      "movie/6.json": try .json(
        FilmWire.movie(6, ["keywords": ["keywords": [["id": 2, "name": "good"]]]])),
      "person/8.json": try .json(FilmWire.person(8, ["birthday": "once"])),
      "person/9.json": .notThere,
    ]
  }

  @Test(
    arguments: [
      [:], ["people": .text("none")], ["people": .text("full"), "cast": .number(2)],
      ["deny.keywords": .list(["bad word"])], ["deny.keywords": .list(["2"]), "cast": .number(1)],
    ] as [[String: SourceOptions.Value]])
  func `an outline says what the entries would`(options: [String: SourceOptions.Value])
    async throws
  {
    let apis = [TMDBAPI(try Self.answers()), TMDBAPI(try Self.answers())]
    let whole = try await SourceData.tmdb(apis[0], options)
    let outline = try await SourceData.tmdb(apis[1], options, wantsEntries: false)
    #expect(outline.collections.isEmpty)
    #expect(outline.counts.map(\.collection) == whole.collections.map(\.id))
    #expect(outline.counts.map(\.entries) == whole.collections.map(\.entries.count))
    #expect(outline.warnings == whole.warnings)
    #expect(outline.date == whole.date)
    #expect(outline.gone == whole.gone)
    #expect(apis[1].recordings == apis[0].recordings)
  }

  @Test func `an outline refuses what the entries would`() async throws {
    let films: [[String: Any]] = [
      FilmWire.movie(8, ["genres": 1]), FilmWire.movie(7),
      FilmWire.movie(8, ["credits": ["crew": [["id": 1, "job": false]]]]),
    ]
    for film in films {
      let answers = [
        "movie/popular/page-1.json": try Answer.films([8]), "movie/8.json": try .json(film),
      ]
      let whole = await #expect(throws: Fault.self) { try await SourceData.tmdb(TMDBAPI(answers)) }
      let outline = await #expect(throws: Fault.self) {
        try await SourceData.tmdb(TMDBAPI(answers), wantsEntries: false)
      }
      #expect(outline?.sentence == whole?.sentence)
    }
  }
}
