import Wiki

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
    /// Spreads places over the slots in which they are counted. Odd, and nobody can know it and choose people
    /// who all stand at one slot.
    private let factor = UInt64.random(in: .min ... .max) | 1

    init(of people: [Int], in films: [Film]) {
      self.people = people
      let table = IDTable(people)
      places = table
      let credits = concurrently(people.isEmpty ? 0 : films.count) { range in
        [Credits(of: films, at: range, among: table)]
      }
      ((cast, crew), (self.films, company)) = concurrently(
        {
          (
            Grouped(credits.map(\.cast), count: people.count),
            Grouped(credits.map(\.crew), count: people.count)
          )
        },
        {
          (
            Grouped(credits.map(\.films), count: people.count),
            Grouped(credits.map(\.company), count: films.count)
          )
        })
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
      others.reserveCapacity(films.reduce(0) { $0 + company[Int($1)].count })
      for film in films { others += company[Int(film)] }
      return counted(others).lazy.filter { $0.place != own }
        .map { (people[Int($0.place)], Int($0.count)) }
    }

    /// Those that come up several times, and how often, in their order.
    func counted(_ others: [Int32]) -> [(place: Int32, count: Int32)] {
      // More than half of the slots are free.
      let bits = Int.bitWidth - (2 * others.count).leadingZeroBitCount
      return withUnsafeTemporaryAllocation(of: Tally.self, capacity: 1 << bits) { tallies in
        tallies.initialize(repeating: Tally(place: 0, count: 0))
        var repeated: [(place: Int32, slot: Int)] = []
        for other in others {
          var slot = Int((UInt64(truncatingIfNeeded: other) &* factor) >> (UInt64.bitWidth - bits))
          while tallies[slot].count > 0, tallies[slot].place != other {
            slot = (slot + 1) & (tallies.count - 1)
          }
          tallies[slot].place = other
          tallies[slot].count += 1
          if tallies[slot].count == 2 { repeated.append((other, slot)) }
        }
        return repeated.sorted { $0.place < $1.place }.map { ($0.place, tallies[$0.slot].count) }
      }
    }

    private struct Tally {
      var place: Int32
      /// Zero of a free slot.
      var count: Int32
    }

    private func group<Element>(
      of person: Int, in groups: Grouped<Element>
    ) -> ArraySlice<Element> {
      places[person].map { groups[Int($0)] } ?? []
    }
  }
}

extension TMDB.Filmography {
  /// Those of neighbouring films whose people have a page, by the places of people and of films.
  private struct Credits {
    var cast: [(group: Int32, element: TMDB.CreditPlace)] = []
    var crew: [(group: Int32, element: TMDB.CreditPlace)] = []
    /// Of each person the films, each once.
    var films: [(group: Int32, element: Int32)] = []
    /// Of each film the people.
    var company: [(group: Int32, element: Int32)] = []

    init(of films: [TMDB.Film], at places: Range<Int>, among people: TMDB.IDTable) {
      var together: [Int32] = []
      for film in places {
        together.removeAll(keepingCapacity: true)
        for (row, credit) in films[film].credits.cast.enumerated() {
          guard let person = people[credit.person] else { continue }
          cast.append((person, TMDB.CreditPlace(film: film, row: row)))
          together.append(person)
        }
        for (row, credit) in films[film].credits.crew.enumerated() {
          guard let person = people[credit.person] else { continue }
          crew.append((person, TMDB.CreditPlace(film: film, row: row)))
          together.append(person)
        }
        for person in together.unique {
          self.films.append((person, Int32(film)))
          company.append((Int32(film), person))
        }
      }
    }
  }
}
