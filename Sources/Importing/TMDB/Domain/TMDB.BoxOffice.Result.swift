extension TMDB.BoxOffice {
  /// What a film earned beyond its cost, or fell short of it.
  enum Result: Hashable, Sendable {
    case gain(Int)
    case loss(Int)
  }
}
