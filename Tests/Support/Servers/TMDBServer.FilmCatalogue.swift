import Synchronization

extension TMDBServer {
  /// Films made up by a test. A class because its answers share what was once filtered.
  final class FilmCatalogue: Catalogue {
    private let films: [Film]
    private let places: [Int: Int]
    private let discoveries = Mutex<[Filter: [Row]]>([:])

    init(_ films: [Film]) {
      self.films = films
      places = Dictionary(
        films.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: min)
    }

    func page(_ number: Int, of list: String) -> String? {
      let first = (number - 1) * Answers.rowsPerPage
      guard first < films.count || number == 1 else { return nil }
      let places = first..<min(first + Answers.rowsPerPage, films.count)
      let page = Answers.page(number, of: films.count, rows: places.map(row))
      guard ["now_playing", "upcoming"].contains(list) else { return page }
      return #"{"dates":{"maximum":"2026-08-26","minimum":"2026-07-15"},"#
        + page.dropFirst()
    }

    func discovered(by filter: Filter) -> [Row] {
      discoveries.withLock { discoveries in
        if let known = discoveries[filter] { return known }
        let rows = films.indices.map { place in
          Row(
            releaseDate: films[place].releaseDate, isAdult: films[place].fields["adult"] == "true"
          ) { self.row(at: place) }
        }
        let found = filter.applied(to: rows)
        discoveries[filter] = found
        return found
      }
    }

    func film(_ id: Int) -> String? {
      places[id].map { films[$0].detail(popularity: popularity(at: $0)) }
    }

    /// Whoever is asked for is there.
    func person(_ id: Int) -> String? { TMDBServer.person(id) }

    var configuration: String { Self.publicConfiguration }

    var genres: String { Self.publicGenres }

    /// The smallest picture there is, for whatever name.
    func picture(_ path: String) -> [UInt8]? { Self.pixel }

    private func row(at place: Int) -> String {
      films[place].row(popularity: popularity(at: place))
    }

    private func popularity(at place: Int) -> Int { films.count - place }
  }
}
