import Wiki

extension TMDB.Film {
  var castPeople: [Int] { credits.cast.map(\.person) }

  var keyPeople: [Int] { credits.crew.filter(\.job.isKey).map(\.person) }

  /// In the order of the credits, of each person the first.
  var directors: [TMDB.CrewCredit] { crew { $0 == .director } }

  /// In the order of the credits, of each person the first.
  var writers: [TMDB.CrewCredit] { crew { TMDB.Job.writing.contains($0) } }

  private func crew(_ isWanted: (TMDB.Job) -> Bool) -> [TMDB.CrewCredit] {
    credits.crew.filter { isWanted($0.job) }.unique(by: \.person)
  }
}

extension TMDB {
  /// The ids of the people who get a page, ascending.
  static func pagePeople(of films: [some KnownFilm], settings: Settings) -> [Int] {
    if case .none = settings.people { return [] }
    let people = concurrently(films.count) { places in
      var people: Set<Int> = []
      for film in films[places] {
        people.formUnion(film.knownPeople(castLimit: settings.castLimit))
      }
      return Array(people)
    }
    return Set(people).sorted()
  }
}
