extension Facet {
  /// Where a reader meets the values of a facet.
  public enum Role: Sendable {
    case pagesAndFilter
    /// Category pages alone: it has too many values to choose from.
    case pages
    /// The search and the filters of lists alone.
    case filter

    public var hasPages: Bool { self != .filter }

    public var isFilter: Bool { self != .pages }
  }
}
