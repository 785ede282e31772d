extension TMDB {
  /// A film on a page of a list: no more of it than the walk needs.
  struct ListRow: Sendable {
    let id: Int
    let isAdult: Bool
    /// What the list is sorted by; nil where that does not matter or is not in the row.
    let key: SortKey?
  }
}
