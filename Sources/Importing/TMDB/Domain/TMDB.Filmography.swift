extension TMDB {
  /// In which films the people are who have a page.
  struct Filmography: Sendable {
    /// Ascending.
    let people: [Int]
    private let places: IDTable
    private let cast: Grouped<CreditPlace>
    private let crew: Grouped<CreditPlace>
    private let films: Grouped<Int32>
    /// By the place of a film among all: the places of its people in `people`.
    private let company: Grouped<Int32>

    init(of people: [Int], in films: [Film]) {
      self.people = people
      let places = IDTable(people)
      self.places = places
      var credits = (cast: [(Int32, CreditPlace)](), crew: [(Int32, CreditPlace)]())
      var pairs: [(person: Int32, film: Int32)] = []
      for (place, film) in films.enumerated() where !people.isEmpty {
        let cast = Self.credits(film.credits.cast.map { $0.person }, at: place, places)
        let crew = Self.credits(film.credits.crew.map { $0.person }, at: place, places)
        credits.cast += cast
        credits.crew += crew
        pairs += (cast + crew).map { $0.0 }.unique.map { ($0, Int32(place)) }
      }
      cast = Grouped(credits.cast, count: people.count)
      crew = Grouped(credits.crew, count: people.count)
      self.films = Grouped(pairs.map { ($0.person, $0.film) }, count: people.count)
      company = Grouped(pairs.map { ($0.film, $0.person) }, count: films.count)
    }

    func hasPage(_ person: Int) -> Bool { places[person] != nil }

    /// In the order of films.
    func cast(of person: Int) -> ArraySlice<CreditPlace> { group(of: person, in: cast) }

    /// In the order of films, and in one film in that of its list.
    func crew(of person: Int) -> ArraySlice<CreditPlace> { group(of: person, in: crew) }

    /// The places of the films among all, ascending, each once.
    func films(of person: Int) -> [Int] { group(of: person, in: films).map(Int.init) }

    /// How many films a person shares with each of the others who have a page, if it is several.
    func sharedFilms(with person: Int) -> [(person: Int, films: Int)] {
      let own = places[person] ?? -1
      let films = group(of: person, in: films)
      // Half of all people are in one film.
      guard films.count > 1 else { return [] }
      var others: [Int32] = []
      for film in films { others += company[Int(film)] }
      let counts =
        people.count <= Self.mostPerOther * others.count
        ? Self.counted(others, among: people.count) : Self.counted(others)
      return counts.lazy.filter { $0.place != own }.map { (people[Int($0.place)], Int($0.count)) }
    }

    /// So many more people than others are there at most where each has a number of its own: to set as many to
    /// zero takes no longer than to sort the others.
    private static let mostPerOther = 64

    /// Those that come up several times, and how often, in their order.
    static func counted(
      _ others: [Int32], among people: Int
    ) -> [(place: Int32, count: Int32)] {
      var repeated: [Int32] = []
      return withUnsafeTemporaryAllocation(of: Int32.self, capacity: people) { counts in
        counts.initialize(repeating: 0)
        for other in others {
          counts[Int(other)] += 1
          if counts[Int(other)] == 2 { repeated.append(other) }
        }
        return repeated.sorted().map { ($0, counts[Int($0)]) }
      }
    }

    /// The same of a few among very many: sorted, the same ones stand together.
    static func counted(_ others: [Int32]) -> [(place: Int32, count: Int32)] {
      let others = others.sorted()
      var counts: [(place: Int32, count: Int32)] = []
      var start = 0
      while start < others.count {
        var end = start + 1
        while end < others.count, others[end] == others[start] { end += 1 }
        if end - start > 1 { counts.append((others[start], Int32(end - start))) }
        start = end
      }
      return counts
    }

    private func group<Element>(
      of person: Int, in groups: Grouped<Element>
    ) -> ArraySlice<Element> {
      places[person].map { groups[Int($0)] } ?? []
    }

    /// The credits of one film whose people have a page, each with the person's place.
    private static func credits(
      _ people: [Int], at film: Int, _ places: IDTable
    ) -> [(Int32, CreditPlace)] {
      people.enumerated().compactMap { row, person in
        places[person].map { ($0, CreditPlace(film: film, row: row)) }
      }
    }
  }
}
