extension TMDB {
  /// A value that a list is sorted by.
  enum SortKey: Hashable, Comparable, Sendable {
    case number(Double)
    case text(String)
  }
}
