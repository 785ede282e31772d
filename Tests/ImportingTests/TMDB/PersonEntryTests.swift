import Foundation
import Testing
import Wiki

@testable import Importing

@Suite struct PersonEntryTests {
  @Test func `a person is known from the credits of films`() throws {
    let world = try TMDB.World.sample([
      FilmWire.movie(1, cast: [FilmWire.cast(6, with: ["profile_path": "/p.jpg"])]),
      FilmWire.movie(2, crew: [FilmWire.crew(6)]),
    ])
    let person = try world.person(6)
    #expect(person.title == "Person 6")
    #expect(
      person.context
        == .sentence(
          "tmdb.person-context", ["department": .verbatim("Acting"), "films": Self.films(2)]))
    #expect(person.badges.isEmpty)
    #expect(person.facets.map(\.key) == ["department"])
    #expect(person.facets["department"] == [FacetValue(verbatim: "Acting")])
    #expect(person.picture?.address == "https://image.tmdb.org/t/p/w185/p.jpg")
    #expect(person.factKeys == ["known-for", "films"])
    #expect(
      person.fact("known-for")
        == .category("people", "department", "Acting", .verbatim("Acting")))
    #expect(person.fact("films") == .number(2))
    #expect(
      person.detail.text("lead")
        == .sentence(
          "tmdb.person.lead",
          [
            "department": .category("people", "department", "Acting", .verbatim("Acting")),
            "films": Self.films(2),
          ]))
  }

  @Test func `a person of no department reads well`() throws {
    let person = try TMDB.World.sample([
      FilmWire.movie(1, cast: [FilmWire.cast(6, with: ["known_for_department": NSNull()])])
    ]).person(6)
    #expect(person.context == .sentence("tmdb.person-context-bare", ["films": Self.films(1)]))
    #expect(person.facets.map(\.key).isEmpty)
    #expect(person.factKeys == ["films"])
    #expect(
      person.detail.text("lead") == .sentence("tmdb.person.lead-bare", ["films": Self.films(1)]))
  }

  @Test func `a biography has the last word and adds to the facts`() throws {
    let world = try TMDB.World.sample(
      [FilmWire.movie(1, cast: [FilmWire.cast(6, as: "Neo")])],
      biographies: [
        FilmWire.person(
          6,
          [
            "name": "Their Name", "biography": "One\tline.\r\n\r\n \nTwo.\u{2028}Three.",
            "birthday": "1964-09-02", "deathday": "2020-01-01", "place_of_birth": "Here,\nthere",
            "also_known_as": ["A", "", "B", "A"], "known_for_department": "Directing",
            "imdb_id": "nm0000206", "homepage": "https://example.com/", "profile_path": "/q.png",
          ])
      ], settings: TMDB.Settings(people: .full))
    let person = try world.person(6)
    #expect(person.title == "Their Name")
    #expect(person.picture?.address == "https://image.tmdb.org/t/p/w185/q.png")
    #expect(
      person.factKeys == [
        "known-for", "born", "died", "place-of-birth", "also-known-as", "films",
      ])
    #expect(person.fact("place-of-birth") == .verbatim("Here, there"))
    #expect(person.fact("also-known-as") == .list([.verbatim("A"), .verbatim("B")]))
    #expect(person.facets["department"] == [FacetValue(verbatim: "Directing")])
    #expect(
      person.detail.rows("biography").map { $0.text("text") }
        == ["One line.", "Two.", "Three."].map(Phrase.verbatim))
    #expect(
      person.detail.rows("links").compactMap { $0.link("link") }.map(\.target)
        == [
          "https://www.themoviedb.org/person/6", "https://www.imdb.com/name/nm0000206/",
          "https://example.com/",
        ].compactMap(WebAddress.init).map(Link.Target.web))
    #expect(try world.film(1).detail.rows("cast")[0].text("name") == .verbatim("Their Name"))
  }

  @Test func `roles are those in all films, the newest first, the undated last`() throws {
    let world = try TMDB.World.sample(
      [
        FilmWire.movie(
          1, cast: [FilmWire.cast(6, as: "Neo")], crew: [FilmWire.crew(6)],
          ["release_date": "1999-03-30"]),
        FilmWire.movie(
          2, cast: [FilmWire.cast(9), FilmWire.cast(6, as: "Extra", order: 1)],
          ["release_date": ""]),
        FilmWire.movie(3, cast: [FilmWire.cast(6)], ["release_date": "2003-05-15"]),
        FilmWire.movie(
          4,
          crew: [
            FilmWire.crew(6, "Grip", in: "Crew"), FilmWire.crew(5),
            FilmWire.crew(6, "Runner", in: "Crew"), FilmWire.crew(6, "Grip", in: "Camera"),
          ], ["release_date": "2003-05-15"]),
      ], settings: TMDB.Settings(castLimit: 1))
    let detail = try world.person(6).detail
    let cast = detail.rows("castRoles")
    #expect(cast.map { $0.entry("film") } == Self.films(3, 1, 2))
    #expect(cast.map { $0.text("year") } == [.verbatim("2003"), .verbatim("1999"), .empty])
    #expect(
      cast.map { $0.text("character") } == [.empty, .verbatim("Neo"), .verbatim("Extra")])
    #expect(detail.text("castCount") == .sentence("tmdb.cast-count", ["count": .number(3)]))
    let crew = detail.rows("crewRoles")
    #expect(crew.map { $0.entry("film") } == Self.films(4, 1))
    #expect(
      crew[0].text("jobs") == .list([.verbatim("Grip"), .verbatim("Runner")]))
    #expect(detail.text("crewCount") == .sentence("tmdb.crew-count", ["count": .number(2)]))
  }

  @Test func `collaborators share two films or more, the closest first`() throws {
    let films = [
      [1, 2, 3, 4], [1, 2, 3, 4], [1, 4, 5], [1, 2], [2, 3],
    ].enumerated().map { index, people in
      FilmWire.movie(
        index + 1,
        cast: people.map {
          FilmWire.cast($0, order: $0, with: ["name": $0 == 4 ? "Aaron" : "Person \($0)"])
        },
        crew: [FilmWire.crew(3, "Editor", in: "Editing", with: ["name": "Person 3"])].filter { _ in
          index == 0
        })
    }
    let detail = try TMDB.World.sample(films).person(1).detail
    let rows = detail.rows("collaborators")
    #expect(rows.map { $0.entry("card")?.key } == ["4", "2", "3"])
    #expect(
      rows.map { $0.text("count") }
        == [3, 3, 2].map { .sentence("tmdb.together", ["count": .number($0)]) })
    // Whoever asks again is told the same.
    for _ in 1...3 {
      #expect(detail.rows("collaborators").map { $0.entry("card")?.key } == ["4", "2", "3"])
    }
  }

  @Test func `only the first eight collaborators with a page are shown`() throws {
    let cast = (1...12).map { FilmWire.cast($0, order: $0, with: ["name": "Same"]) }
    let films = [1, 2].map { FilmWire.movie($0, cast: cast, crew: []) }
    let world = try TMDB.World.sample(films, settings: TMDB.Settings(castLimit: 11))
    let rows = try world.person(2).detail.rows("collaborators")
    #expect(
      rows.map { $0.entry("card")?.key } == ["1", "3", "4", "5", "6", "7", "8", "9"])
    #expect(
      try world.person(11).detail.rows("collaborators").allSatisfy {
        $0.entry("card")?.key != "12"
      })
  }

  private static func films(_ count: Int) -> Phrase {
    .sentence("tmdb.film-count", ["count": .number(count)])
  }

  private static func films(_ ids: Int...) -> [EntryID] { ids.map { EntryID("movies", $0) } }
}
