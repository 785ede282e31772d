extension RickAndMorty {
  /// A location as a character's page names it.
  struct LocationMention: Hashable, Sendable {
    let id: Int
    let name: String
  }
}
