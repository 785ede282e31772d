extension TMDB.Film {
  /// The people it is known for: the first of its cast, and those with the key jobs; each once.
  func knownPeople(castLimit: Int) -> [Int] {
    let cast = credits.cast.prefix(castLimit).map(\.person)
    return (cast + credits.crew.filter(\.job.isKey).map(\.person)).unique
  }

  /// In the order of the credits, each once.
  var directors: [Int] { crew { $0 == .director } }

  /// In the order of the credits, each once.
  var writers: [Int] { crew { TMDB.Job.writing.contains($0) } }

  private func crew(_ isWanted: (TMDB.Job) -> Bool) -> [Int] {
    credits.crew.filter { isWanted($0.job) }.map(\.person).unique
  }
}

extension TMDB {
  /// The ids of the people who get a page, ascending.
  static func pagePeople(of films: [Film], settings: Settings) -> [Int] {
    if case .none = settings.people { return [] }
    var people: Set<Int> = []
    for film in films { people.formUnion(film.knownPeople(castLimit: settings.castLimit)) }
    return people.sorted()
  }
}
