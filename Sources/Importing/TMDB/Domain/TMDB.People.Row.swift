extension TMDB.People {
  /// A person, and the film whose word about them it is.
  struct Row: Sendable {
    let person: TMDB.Person
    let film: Int
  }
}
