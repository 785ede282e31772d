extension EntryList {
  /// The category that a list is of.
  struct Category: Sendable {
    /// The facet's id.
    let facet: String
    /// The value as addresses have it.
    let slug: String
    /// Whether the index of the search can tell its members.
    let isFilter: Bool
    /// Whether the list is in the order of the source and not of the collection.
    let isRanked: Bool
  }
}
