extension TMDB {
  /// A person as a film's credits name them.
  struct Person: Sendable {
    let name: String
    /// The department of most of the person's work; may be empty.
    let knownFor: String
    let profilePath: String?
  }
}
