import Foundation
import TestSupport
import Testing
import Wiki

@testable import Importing

@Suite struct MovieDetailTests {
  @Test func `texts and numbers are phrases whose words come from the strings file`() throws {
    let detail = try Self.detail([
      "overview": "About.", "tagline": "Free.", "original_title": "Anders", "vote_average": 7.26,
      "vote_count": 12_345,
    ])
    #expect(detail.text("overview") == .verbatim("About."))
    #expect(detail.text("tagline") == .verbatim("Free."))
    #expect(detail.text("originalTitle") == .verbatim("Anders"))
    guard case .number(73) = detail.value(of: "score") else {
      Issue.record("the score is not 73")
      return
    }
    #expect(
      detail.text("rating")
        == .sentence("tmdb.rating", ["score": .decimal(73, places: 1)]))
    #expect(detail.text("votes") == .sentence("tmdb.votes", ["count": .number(12_345)]))
  }

  @Test(arguments: [
    (10, 30, 20, nil), (30, 10, nil, 20), (5, 5, 0, nil), (0, 5, nil, nil), (5, 0, nil, nil),
  ])
  func `a film has a gain or a loss, never both`(
    budget: Int, revenue: Int, gain: Int?, loss: Int?
  ) throws {
    let detail = try Self.detail(["budget": budget, "revenue": revenue])
    #expect(detail.text("budget") == (budget == 0 ? .empty : Self.money(budget)))
    #expect(detail.text("revenue") == (revenue == 0 ? .empty : Self.money(revenue)))
    #expect(
      detail.text("gain")
        == (gain.map { .sentence("tmdb.gain", ["money": Self.money($0)]) } ?? .empty))
    #expect(
      detail.text("loss")
        == (loss.map { .sentence("tmdb.loss", ["money": Self.money($0)]) } ?? .empty))
  }

  @Test func `directors come first, then writers, each linked`() throws {
    let detail = try Self.detail(
      row: FilmWire.movie(
        crew: [
          FilmWire.crew(3, "Writer", in: "Writing"), FilmWire.crew(1), FilmWire.crew(2),
        ]))
    let makers = detail.rows("makers")
    #expect(
      makers.map { $0.text("role") } == [
        .sentence("tmdb.roles.director", ["count": .number(2)]),
        .sentence("tmdb.roles.writer", ["count": .number(1)]),
      ])
    #expect(makers[0].text("people") == .list([Self.person(1), Self.person(2)]))
    #expect(makers[1].text("people") == .list([Self.person(3)]))
  }

  @Test func `the first of the cast have faces, the others a line`() throws {
    let detail = try Self.detail(
      row: FilmWire.movie(
        cast: (1...5).map { FilmWire.cast($0, as: "Role \($0)", order: $0) },
        crew: [FilmWire.crew(4)]), settings: TMDB.Settings(castLimit: 2))
    let cast = detail.rows("cast")
    #expect(cast.map { $0.entry("card") } == [EntryID("people", "1"), EntryID("people", "2")])
    #expect(cast.map { $0.text("name") } == [.verbatim("Person 1"), .verbatim("Person 2")])
    #expect(cast.map { $0.text("character") } == [.verbatim("Role 1"), .verbatim("Role 2")])
    #expect(
      detail.rows("otherCast").map { $0.text("person") } == [
        .verbatim("Person 3"), Self.person(4), .verbatim("Person 5"),
      ])
    #expect(
      detail.text("otherCastCount") == .sentence("tmdb.other-cast", ["count": .number(3)]))
  }

  @Test func `the crew stands by department, each person once in it`() throws {
    let detail = try Self.detail(
      row: FilmWire.movie(
        crew: [
          FilmWire.crew(9, "Runner", in: "Zoo"), FilmWire.crew(8, "Grip", in: "Crew"),
          FilmWire.crew(7, "Trainer", in: "Animals"), FilmWire.crew(2, "Writer", in: "Writing"),
          FilmWire.crew(1), FilmWire.crew(2, "Story", in: "Writing"),
          FilmWire.crew(1, "Second Unit", in: "Directing"),
          FilmWire.crew(2, "Producer", in: "Production"),
        ]))
    let departments = detail.rows("departments")
    #expect(
      departments.map { $0.text("title") }
        == ["Directing", "Writing", "Production", "Crew", "Animals", "Zoo"].map(Phrase.verbatim))
    let writing = departments[1].rows("members")
    #expect(writing.map { $0.text("person") } == [Self.person(2)])
    #expect(
      writing.map { $0.text("jobs") } == [.list([.verbatim("Writer"), .verbatim("Story")])])
  }

  @Test func `recommendations are films of the wiki, at most twelve, in the source's order`() throws
  {
    let ids = [30, 1, 99] + Array((2...20).reversed())
    let films = (1...30).map {
      FilmWire.movie(
        $0, ["recommendations": ["results": ids.map { ["id": $0] }]])
    }
    let detail = try TMDB.World.sample(films).film(1).detail
    #expect(
      detail.entries("recommendations").map(\.key)
        == ([30] + Array((10...20).reversed())).map(String.init))
  }

  @Test func `the trailer is a link with its name, or the word for one`() throws {
    let named = try Self.detail(["videos": ["results": [FilmWire.video("abc")]]])
    let address = try #require(WebAddress("https://www.youtube.com/watch?v=abc"))
    #expect(named.link("trailer") == Link(.verbatim("Trailer abc"), to: .web(address)))
    let nameless = try Self.detail(["videos": ["results": [FilmWire.video("abc", ["name": ""])]]])
    #expect(nameless.link("trailer") == Link(.word("tmdb.trailer"), to: .web(address)))
  }

  @Test func `keywords and links to other sites are rows`() throws {
    let detail = try Self.detail([
      "keywords": ["keywords": [FilmWire.named(1, "space"), FilmWire.named(2, "time")]],
      "imdb_id": "tt0133093", "homepage": "https://example.com/",
    ])
    #expect(
      detail.rows("keywords").map { $0.text("name") } == [.verbatim("space"), .verbatim("time")])
    let links = detail.rows("links").compactMap { $0.link("link") }
    #expect(
      links.map(\.title)
        == ["tmdb", "imdb", "homepage"].map { .word("tmdb.links.\($0)") })
    #expect(
      links.map(\.target)
        == [
          "https://www.themoviedb.org/movie/1", "https://www.imdb.com/title/tt0133093/",
          "https://example.com/",
        ].compactMap(WebAddress.init).map(Link.Target.web))
  }

  private static func detail(_ changes: [String: Any]) throws -> any TemplateModel {
    try detail(row: FilmWire.movie(1, changes))
  }

  private static func detail(
    row: [String: Any], settings: TMDB.Settings = TMDB.Settings()
  ) throws -> any TemplateModel {
    try TMDB.World.sample([row], settings: settings).film(1).detail
  }

  private static func money(_ amount: Int) -> Phrase {
    .sentence("tmdb.money", ["amount": .number(amount)])
  }

  private static func person(_ id: Int) -> Phrase {
    .entry("people", id, .verbatim("Person \(id)"))
  }
}
