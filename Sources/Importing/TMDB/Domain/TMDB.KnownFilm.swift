import Diagnostics
import Wiki

extension TMDB {
  /// What is known of a film without its page: of its own, and of the import.
  protocol KnownFilm: Sendable {
    var id: Int { get }
    var status: Status? { get }
    var released: CalendarDate? { get }
    var warnings: [Warning] { get }
    /// In billing order, each once.
    var castPeople: [Int] { get }
    /// Those with the key jobs, in the order of the credits.
    var keyPeople: [Int] { get }
  }
}

extension TMDB.KnownFilm {
  /// The people it is known for: the first of its cast, and those with the key jobs; each once.
  func knownPeople(castLimit: Int) -> [Int] {
    (Array(castPeople.prefix(castLimit)) + keyPeople).unique
  }
}

extension TMDB.Film: TMDB.KnownFilm {}
