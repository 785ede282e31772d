extension TMDBServer {
  /// What a list says of itself.
  public struct Totals: Sendable {
    public let pages: Int
    public let results: Int

    public init(pages: Int, results: Int) {
      self.pages = pages
      self.results = results
    }
  }
}
