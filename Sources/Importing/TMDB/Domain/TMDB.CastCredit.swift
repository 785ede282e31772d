extension TMDB {
  /// A person in the cast of a film.
  struct CastCredit: Credit, Hashable, Sendable {
    let person: Int
    let place: Int32
    /// May be empty; several characters are joined.
    let character: String
  }
}
