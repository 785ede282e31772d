extension TMDB {
  /// A person in the cast of a film.
  struct CastCredit: Hashable, Sendable {
    let person: Int
    /// Of the person in `People`, all of whose films were read into one table: who came first stands first.
    let place: Int32
    /// May be empty; several characters are joined.
    let character: String
  }
}
