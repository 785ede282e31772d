extension TMDB {
  /// A person in the cast of a film.
  struct CastCredit: Hashable, Sendable {
    let person: Int
    /// May be empty; several characters are joined.
    let character: String
  }
}
