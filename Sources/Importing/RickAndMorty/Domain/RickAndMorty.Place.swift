extension RickAndMorty {
  /// Where a character comes from, or was last seen.
  enum Place: Hashable, Sendable {
    case unknown
    /// A name without a page.
    case unlisted(String)
    case location(id: Int, name: String)
  }
}
