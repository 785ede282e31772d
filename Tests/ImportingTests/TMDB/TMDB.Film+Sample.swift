@testable import Importing

extension TMDB.Film {
  /// A film out of what stands in the wire's film.
  static func sample(
    _ changes: [String: Any] = [:], settings: TMDB.Settings = TMDB.Settings(),
    people: TMDB.PeopleTable = TMDB.PeopleTable()
  ) throws -> TMDB.Film {
    try sample(row: FilmWire.movie(1, changes), settings: settings, people: people)
  }

  static func sample(
    row: [String: Any], settings: TMDB.Settings = TMDB.Settings(),
    people: TMDB.PeopleTable = TMDB.PeopleTable()
  ) throws -> TMDB.Film {
    TMDB.Film(
      try TMDB.FilmExcerpt(TMDB.FilmExcerpt.bytes(of: Wire.value(row))), naming: [:],
      settings: settings, people: people)
  }
}
