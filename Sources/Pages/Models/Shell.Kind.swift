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
  }
}
