extension Shell {
  /// The kinds of pages; the raw value is their name in the theme.
  public enum Kind: String, Sendable {
    case home
    case list
    case category
    case aToZ = "a-z"
    case facet
    case name
    case changes
    case statistics
    case timeline
    case random
    case about
    case search
    case favourites
    case notFound = "not-found"
    case entry
    case moved
    case gone
    case offline

    /// Whether the page has an address of its own to keep, and does not stand in for another.
    var isKept: Bool { ![.notFound, .moved, .gone, .offline].contains(self) }

    /// Whether the page says something of its own, and not only what a script finds.
    var hasOwnContent: Bool { isKept && ![.search, .favourites, .random].contains(self) }
  }
}
