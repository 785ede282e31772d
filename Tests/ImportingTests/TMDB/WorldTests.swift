import Diagnostics
import Foundation
import Testing
import Wiki

@testable import Importing

@Suite struct WorldTests {
  @Test func `films and people stand in the order of their ids`() throws {
    let world = try TMDB.World.sample([
      FilmWire.movie(2, cast: [FilmWire.cast(9), FilmWire.cast(10, order: 1)]),
      FilmWire.movie(11, crew: [FilmWire.crew(3)]),
    ])
    #expect(world.collections.map(\.id) == ["movies", "people"])
    #expect(world.collections[0].entries.map(\.id.key) == ["2", "11"])
    #expect(world.collections[1].entries.map(\.id.key) == ["3", "9", "10"])
  }

  @Test func `a wiki without people has no pages of them and no links to them`() throws {
    let world = try TMDB.World.sample(
      [FilmWire.movie(1, cast: [FilmWire.cast(9, as: "Neo")], crew: [FilmWire.crew(3)])],
      settings: TMDB.Settings(people: .none))
    #expect(world.collections.map(\.id) == ["movies"])
    let film = try world.film(1)
    #expect(film.relations.isEmpty)
    let cast = try #require(film.detail.rows("cast").first)
    #expect(cast.entry("card") == nil)
    #expect(cast.text("name") == .verbatim("Person 9"))
    #expect(film.detail.rows("makers")[0].text("people") == .list([.verbatim("Person 3")]))
  }

  @Test func `the first list's first six are what the home page shows`() throws {
    let films = (1...9).map { FilmWire.movie($0) }
    let ranks: [TMDB.MovieList: [Int]] = [
      .popular: [9, 99, 8, 7, 8, 6, 5, 4, 3], .topRated: [1], .upcoming: [],
    ]
    func featured(_ lists: [TMDB.MovieList]) throws -> [String] {
      try TMDB.World.sample(films, ranks: ranks, settings: TMDB.Settings(lists: lists))
        .collections[0].featured.map(\.description)
    }
    #expect(
      try featured([.popular, .topRated]) == [9, 8, 7, 6, 5, 4].map { "movies/\($0)" })
    #expect(try featured([.topRated, .popular]) == ["movies/1"])
    #expect(try featured([.upcoming, .topRated]) == ["movies/1"])
    #expect(try featured([.nowPlaying]) == [])
  }

  @Test func `membership in a list has the film's place, past films that are not there`() throws {
    let world = try TMDB.World.sample(
      [FilmWire.movie(1), FilmWire.movie(2), FilmWire.movie(3)],
      ranks: [.popular: [2, 99, 1], .topRated: [1]])
    #expect(try world.film(1).facets["list"]?.map(\.key) == ["popular", "top-rated"])
    #expect(try world.film(1).facets["list"]?.map(\.place) == [2, 1])
    #expect(try world.film(1).facets["list"]?.map(\.rank) == [0, 1])
    #expect(
      try world.film(2).facets["list"] == [
        FacetValue(key: "popular", title: .word("values.list.popular"), rank: 0, place: 1)
      ])
    #expect(try world.film(3).facets["list"] == [])
  }

  @Test func `the day of the newest released film dates the data`() throws {
    let world = try TMDB.World.sample([
      FilmWire.movie(1, ["release_date": "1999-03-30"]),
      FilmWire.movie(2, ["release_date": "2024-02-29"]),
      FilmWire.movie(3, ["release_date": "2030-01-01", "status": "Planned"]),
      FilmWire.movie(4, ["release_date": ""]),
    ])
    #expect(world.findings.newest == CalendarDate(year: 2024, month: 2, day: 29))
    #expect(try TMDB.World.sample([]).findings.newest == nil)
  }

  @Test func `an unforeseen status is reported once, a broken date each time`() throws {
    let world = try TMDB.World.sample(
      [
        FilmWire.movie(1, ["status": "On hold"]),
        FilmWire.movie(2, ["status": "On hold", "release_date": "soon"]),
        FilmWire.movie(3, ["status": "Lost", "release_date": "later"]),
      ],
      biographies: [
        FilmWire.person(5, ["birthday": "1964-09-31", "deathday": "?"]),
        FilmWire.person(4, ["birthday": "1964", "deathday": ""]),
      ])
    #expect(
      world.findings.warnings.map(\.sentence) == [
        "movies/1 has the status 'On hold', which is none of the known ones.",
        "movies/3 has the status 'Lost', which is none of the known ones.",
        "movies/2 has the release_date 'soon', which is no date.",
        "movies/3 has the release_date 'later', which is no date.",
        "people/4 has the birthday '1964', which is no date.",
        "people/5 has the birthday '1964-09-31', which is no date.",
        "people/5 has the deathday '?', which is no date.",
      ])
    let warnings = world.findings.warnings
    #expect(warnings.map(\.subject).prefix(3) == ["movies/1", "movies/3", "movies/2"])
    #expect(Set(warnings.map(\.kind)) == [.unforeseenWord, .unforeseenForm])
  }

  @Test func `a language has the English name that the first film with one gives it`() throws {
    let spoken: (String, String) -> [String: Any] = {
      ["spoken_languages": [["iso_639_1": "ja", "english_name": $0, "name": $1]]]
    }
    let world = try TMDB.World.sample([
      FilmWire.movie(1, spoken("", "")),
      FilmWire.movie(2, spoken("Japanese", "日本語")),
      FilmWire.movie(3, spoken("Nihongo", "").merging(["original_language": "ja"]) { $1 }),
      FilmWire.movie(4, ["original_language": "cn"]),
    ])
    #expect(
      try world.film(3).facets["language"] == [
        FacetValue(key: "ja", name: "Japanese", title: .verbatim("Japanese"))
      ])
    #expect(try world.film(4).facets["language"]?.map(\.name) == ["CN"])
    #expect(try world.film(1).fact("spoken-languages") == .list([.verbatim("Japanese")]))
  }

  @Test func `every relation leads to an entry, and each pair has one`() throws {
    let crew = [
      FilmWire.crew(1), FilmWire.crew(1, "Writer", in: "Writing"),
      FilmWire.crew(2, "Story", in: "Writing"), FilmWire.crew(3, "Producer", in: "Production"),
      FilmWire.crew(7, "Grip", in: "Crew"),
    ]
    let cast = [1, 2, 3, 4, 5].map { FilmWire.cast($0, order: $0) }
    let world = try TMDB.World.sample(
      [
        FilmWire.movie(
          1, cast: cast, crew: crew,
          ["recommendations": ["results": [["id": 1], ["id": 2], ["id": 99], ["id": 2]]]]),
        FilmWire.movie(2, crew: [FilmWire.crew(7, "Grip", in: "Crew"), FilmWire.crew(4)]),
      ], settings: TMDB.Settings(castLimit: 4))
    #expect(
      try world.film(1).relations == [
        Relation("director", EntryID("people", "1")), Relation("writer", EntryID("people", "2")),
        Relation("cast", EntryID("people", "3")), Relation("cast", EntryID("people", "4")),
        Relation("recommendation", EntryID("movies", "2")),
      ])
    #expect(
      try world.person(4).relations == [
        Relation("film", EntryID("movies", "1")), Relation("film", EntryID("movies", "2")),
      ])
    let ids = Set(world.collections.flatMap(\.entries).map(\.id))
    let targets = world.collections.flatMap(\.entries).flatMap(\.relations).map(\.target)
    #expect(Set(targets).isSubset(of: ids))
  }
}
