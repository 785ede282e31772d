import Testing

@testable import Importing

@Suite struct PeopleTableTests {
  @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1], [2, 1, 3]])
  func `the film with the lowest id has the last word about a person`(films: [Int]) throws {
    let people = TMDB.PeopleTable()
    for film in films {
      let row = FilmWire.cast(
        7,
        with: [
          "name": "Name \(film)", "known_for_department": "D\(film)", "profile_path": "/\(film)",
        ])
      _ = try TMDB.Film.sample(row: FilmWire.movie(film, cast: [row]), people: people)
    }
    let person = try #require(people.people[7])
    #expect(person.name == "Name 1")
    #expect(person.knownFor == "D1")
    #expect(person.profilePath == "/1")
  }

  @Test func `films may arrive at the same time`() async throws {
    let people = TMDB.PeopleTable()
    let films = try await withThrowingTaskGroup(of: TMDB.Film.self) { group in
      for id in 1...50 {
        group.addTask {
          let row = FilmWire.movie(
            id,
            cast: (1...20).map { FilmWire.cast($0, order: $0, with: ["name": "\($0) of \(id)"]) },
            crew: (1...20).map { FilmWire.crew(100 + $0, "Job \($0 * id)") })
          return try TMDB.Film.sample(row: row, people: people)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let everyone = people.people
    for credits in films.map(\.credits) {
      #expect(
        credits.cast.allSatisfy { everyone.name(at: $0.place) == everyone.name(of: $0.person) })
      #expect(
        credits.crew.allSatisfy { everyone.name(at: $0.place) == everyone.name(of: $0.person) })
    }
    #expect((1...20).map { everyone[$0]?.name } == (1...20).map { "\($0) of 1" })
    #expect((101...120).allSatisfy { everyone[$0]?.name == "Person \($0)" })
    #expect(everyone.word(people.note { $0.job("Job 1000") }) == "Job 1000")
  }

  @Test func `whoever a film is known for gets a page, however the wiki shows them`() throws {
    let films = [
      try TMDB.Film.sample(
        row: FilmWire.movie(1, cast: [FilmWire.cast(9, order: 0), FilmWire.cast(4, order: 1)])),
      try TMDB.Film.sample(
        row: FilmWire.movie(2, cast: [FilmWire.cast(2)], crew: [FilmWire.crew(9)])),
    ]
    func people(_ mode: TMDB.PeopleMode, cast: Int = 20) -> [Int] {
      TMDB.pagePeople(of: films, settings: TMDB.Settings(people: mode, castLimit: cast))
    }
    #expect(people(.shown) == [2, 4, 9])
    #expect(people(.full) == [2, 4, 9])
    #expect(people(.shown, cast: 1) == [2, 9])
    #expect(people(.none) == [])
  }
}
