import Testing

@testable import Importing

@Suite struct FilmCreditsTests {
  @Test func `the cast is in billing order, and where that is silent in the wire's`() throws {
    let credits = try Self.credits(cast: [
      FilmWire.cast(1, order: 2), FilmWire.cast(2, order: 0),
      FilmWire.cast(3).filter { $0.key != "order" }, FilmWire.cast(4, order: 2),
    ])
    #expect(credits.cast.map(\.person) == [2, 1, 4, 3])
  }

  @Test func `a person who is twice in the cast keeps the first place with both roles`() throws {
    let credits = try Self.credits(cast: [
      FilmWire.cast(1, as: "Agent", order: 0), FilmWire.cast(2, as: "Neo", order: 1),
      FilmWire.cast(2, as: " Thomas\nAnderson", order: 2),
      FilmWire.cast(1, as: "Agent", order: 3, with: ["credit_id": "other"]),
      FilmWire.cast(1, order: 4),
    ])
    #expect(credits.cast.map(\.person) == [1, 2])
    #expect(credits.cast.map(\.character) == ["Agent", "Neo / Thomas Anderson"])
  }

  @Test func `a credit that is there twice counts once`() throws {
    let credits = try Self.credits(
      cast: [
        FilmWire.cast(1, as: "Neo", with: ["credit_id": "x"]),
        FilmWire.cast(1, as: "Trinity", with: ["credit_id": "x"]),
      ],
      crew: [
        FilmWire.crew(1, with: ["credit_id": "y"]), FilmWire.crew(2, with: ["credit_id": "y"]),
        FilmWire.crew(3, with: ["credit_id": ""]), FilmWire.crew(3, with: ["credit_id": ""]),
      ])
    #expect(credits.cast.map(\.character) == ["Neo"])
    #expect(credits.crew.map(\.person) == [1, 3])
  }

  @Test func `a person without a name is in no credit`() throws {
    let people = TMDB.PeopleTable()
    let credits = try Self.credits(
      cast: [FilmWire.cast(1, with: ["name": " \u{200B}"]), FilmWire.cast(2)],
      crew: [FilmWire.crew(3, with: ["name": ""]), FilmWire.crew(4)], people: people)
    #expect(credits.cast.map(\.person) == [2])
    #expect(credits.crew.map(\.person) == [4])
    #expect(people.people[1] == nil)
    #expect(people.people[4]?.name == "Person 4")
  }

  @Test func `jobs and departments keep their words`() throws {
    let people = TMDB.PeopleTable()
    let crew = try Self.credits(
      crew: [
        FilmWire.crew(1, "Director", in: "Directing"), FilmWire.crew(1, "Best\nBoy", in: "Crew"),
        FilmWire.crew(1, "", in: ""), FilmWire.crew(2, "Editor", in: "Cutting"),
      ], people: people
    ).crew
    #expect(crew.map { people.people.word($0.job) } == ["Director", "Best Boy", "", "Editor"])
    #expect(
      crew.map { people.people.word($0.department) } == ["Directing", "Crew", "Crew", "Cutting"])
    #expect(crew.map(\.job.isKey) == [true, false, false, true])
    #expect(crew.map(\.department.rank) == [0, 10, 10, 11])
  }

  @Test(arguments: TMDB.Job.keyWords) func `a key job is one`(word: String) {
    #expect(TMDB.PeopleTable().note { $0.job(word) }.isKey)
  }

  @Test func `directors and writers are found by their jobs, each once`() throws {
    let film = try TMDB.Film.sample(
      row: FilmWire.movie(
        crew: [
          FilmWire.crew(5, "Story", in: "Writing"), FilmWire.crew(2), FilmWire.crew(1),
          FilmWire.crew(2, "Writer", in: "Writing"), FilmWire.crew(5, "Screenplay", in: "Writing"),
          FilmWire.crew(7, "Novel", in: "Writing"),
          FilmWire.crew(8, "Assistant Director", in: "Directing"),
        ]))
    #expect(film.directors.map(\.person) == [2, 1])
    #expect(film.writers.map(\.person) == [5, 2])
  }

  @Test func `a film is known for the first of its cast and its key crew`() throws {
    let film = try TMDB.Film.sample(
      row: FilmWire.movie(
        cast: (1...5).map { FilmWire.cast($0, order: $0) },
        crew: [
          FilmWire.crew(9, "Grip", in: "Crew"), FilmWire.crew(8, "Editor", in: "Editing"),
          FilmWire.crew(1),
        ]))
    #expect(film.knownPeople(castLimit: 3) == [1, 2, 3, 8])
  }

  private static func credits(
    cast: [[String: Any]] = [], crew: [[String: Any]] = [],
    people: TMDB.PeopleTable = TMDB.PeopleTable()
  ) throws -> TMDB.Credits {
    try TMDB.Film.sample(row: FilmWire.movie(cast: cast, crew: crew), people: people).credits
  }
}
