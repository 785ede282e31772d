extension Link {
  /// Where a link leads; which address that is from a given page, `Pages` knows.
  public enum Target: Hashable, Sendable, Codable {
    case entry(EntryID)
    /// The first page of a collection's list.
    case collection(String)
    /// The category of one value; it leads nowhere if the value has no page of its own.
    case category(collection: String, facet: String, value: String)
    /// A file of the site by its path.
    case file(String)
    /// A place on the same page, by its id.
    case fragment(String)
    case web(WebAddress)
  }
}
