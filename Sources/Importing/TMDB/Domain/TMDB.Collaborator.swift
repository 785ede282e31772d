extension TMDB {
  /// Somebody who was in films with somebody else.
  struct Collaborator: Hashable, Comparable, Sendable {
    let person: Int
    let name: String
    /// How many films they were in together.
    let films: Int

    static func < (left: Collaborator, right: Collaborator) -> Bool {
      (-left.films, left.name, left.person) < (-right.films, right.name, right.person)
    }
  }
}
