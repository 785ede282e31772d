import Foundation
import TestSupport
import Testing
import Wiki

@testable import Importing

@Suite struct MovieEntryTests {
  @Test func `a film with everything has every fact, in order`() throws {
    let film = try Self.entry(Self.everything)
    #expect(film.title == "The Matrix")
    #expect(film.badges == [Badge("status", "released")])
    #expect(
      film.context
        == .list([.verbatim("1999"), .verbatim("Action"), .verbatim("Science Fiction")]))
    #expect(
      film.factKeys == [
        "original-title", "released", "status", "runtime", "genres", "certification", "language",
        "spoken-languages", "countries", "companies", "collection",
      ])
    #expect(film.fact("original-title") == .verbatim("Matrix"))
    #expect(film.fact("released") == .date(try #require(CalendarDate(iso8601: "1999-03-30"))))
    #expect(film.fact("status") == .word("badges.status.released.word"))
    #expect(
      film.fact("runtime")
        == .sentence("tmdb.runtime", ["hours": .number(2), "minutes": .number(16)]))
    #expect(
      film.fact("genres")
        == .list([
          .category("movies", "genre", "28", .verbatim("Action")),
          .category("movies", "genre", "878", .verbatim("Science Fiction")),
          .category("movies", "genre", "12", .verbatim("Adventure")),
        ]))
    #expect(
      film.fact("certification")
        == .list([.category("movies", "certification", "R", .verbatim("R"))]))
    #expect(
      film.fact("language")
        == .list([.category("movies", "language", "en", .verbatim("English"))]))
    #expect(
      film.fact("countries")
        == .list([.category("movies", "country", "US", .verbatim("United States"))]))
    #expect(
      film.fact("collection")
        == .list([.category("movies", "collection", "2344", .verbatim("The Matrix Collection"))]))
    #expect(film.picture?.address == "https://image.tmdb.org/t/p/w342/matrix.jpg")
    #expect(film.changed == nil)
  }

  @Test func `a film's categories have the keys and the order that their pages need`() throws {
    let facets = try Self.entry(Self.everything).facets
    #expect(Set(facets.map(\.key)) == Set(TMDB.movies.facets.map(\.id)))
    #expect(
      facets["genre"]?.first
        == FacetValue(key: "28", number: 28, name: "Action", title: .verbatim("Action")))
    #expect(
      facets["decade"] == [
        FacetValue(
          key: "1990s", title: .sentence("values.decade", ["decade": .verbatim("1990")]),
          rank: 8009)
      ])
    #expect(
      facets["year"] == [FacetValue(key: "1999", title: .verbatim("1999"), rank: 8000)])
    #expect(
      facets["country"] == [
        FacetValue(key: "US", name: "United States", title: .verbatim("United States"))
      ])
    #expect(facets["company"] == [FacetValue(number: 79, name: "Village Roadshow")])
    #expect(facets["certification"] == [FacetValue(verbatim: "R")])
    #expect(facets["collection"] == [FacetValue(number: 2344, name: "The Matrix Collection")])
  }

  @Test func `a film of which nothing is known still has a page`() throws {
    let film = try Self.entry(["id": 9, "title": ""])
    #expect(film.title == "#9")
    #expect(film.context == .word("tmdb.no-context"))
    #expect(film.badges.isEmpty && film.facts.isEmpty && film.relations.isEmpty)
    #expect(film.picture == nil)
    #expect(film.facets.flatMap(\.value).isEmpty)
    for (name, value) in film.detail.values where !["score", "links"].contains(name) {
      switch value {
      case .text(let phrase), .markup(let phrase): #expect(phrase.isEmpty, "\(name)")
      case .rows(let rows): #expect(rows.isEmpty, "\(name)")
      case .entries(let ids): #expect(ids.isEmpty, "\(name)")
      case .link(let link): #expect(link == nil, "\(name)")
      default: Issue.record("\(name) is of another kind")
      }
    }
    guard case .number(0) = film.detail.value(of: "score") else {
      Issue.record("a film without votes has a score")
      return
    }
  }

  @Test(arguments: [
    (["status": "Post Production"], "post-production"),
    (["status": "In Production"], "in-production"),
    (["status": "Planned"], "planned"), (["status": "Rumored"], "rumored"),
    (["status": "Canceled"], "canceled"),
  ])
  func `a status is a badge`(changes: [String: String], value: String) throws {
    #expect(try Self.entry(FilmWire.movie(1, changes)).badges == [Badge("status", value)])
  }

  @Test func `an unforeseen status is a badge in its own words`() throws {
    let film = try Self.entry(FilmWire.movie(1, ["status": "On hold"]))
    #expect(film.badges == [Badge("status", "unforeseen", text: "On hold")])
    #expect(film.fact("status") == .verbatim("On hold"))
  }

  @Test(arguments: [
    (59, "runtime-minutes"), (60, "runtime-hours"), (61, "runtime"), (120, "runtime-hours"),
  ])
  func `a runtime has hours and minutes where it has them`(minutes: Int, key: String) throws {
    let fact = try Self.entry(FilmWire.movie(1, ["runtime": minutes])).fact("runtime")
    guard case .sentence(let sentence, let arguments) = fact else {
      Issue.record("no runtime")
      return
    }
    #expect(sentence == "tmdb.\(key)")
    #expect(arguments["minutes"] == (minutes % 60 == 0 ? nil : .number(minutes % 60)))
    #expect(arguments["hours"] == (minutes < 60 ? nil : .number(minutes / 60)))
  }

  @Test(arguments: [
    ("1999-03-30", ["Drama", "War", "Comedy"], ["1999", "Drama", "War"]),
    ("1999-03-30", [], ["1999"]), ("", ["Drama"], ["Drama"]),
  ])
  func `a card says when and what kind of film it is`(
    date: String, genres: [String], words: [String]
  ) throws {
    let film = try Self.entry(
      FilmWire.movie(
        1,
        [
          "release_date": date,
          "genres": genres.enumerated().map { FilmWire.named($0.offset, $0.element) },
        ]))
    #expect(film.context == .list(words.map(Phrase.verbatim)))
  }

  private static func entry(_ row: [String: Any]) throws -> Entry {
    let id = try #require(row["id"] as? Int)
    return try TMDB.World.sample([row]).film(id)
  }

  private static var everything: [String: Any] {
    FilmWire.movie(
      603,
      [
        "title": "The Matrix", "original_title": "Matrix", "runtime": 136,
        "poster_path": "/matrix.jpg",
        "genres": [
          FilmWire.named(28, "Action"), FilmWire.named(878, "Science Fiction"),
          FilmWire.named(12, "Adventure"),
        ],
        "production_companies": [FilmWire.named(79, "Village Roadshow")],
        "production_countries": [["iso_3166_1": "US", "name": "United States"]],
        "spoken_languages": [["iso_639_1": "en", "english_name": "English", "name": "English"]],
        "belongs_to_collection": FilmWire.named(2344, "The Matrix Collection"),
        "release_dates": [
          "results": [
            ["iso_3166_1": "US", "release_dates": [["certification": "R", "type": 3]]]
          ]
        ],
      ])
  }
}
