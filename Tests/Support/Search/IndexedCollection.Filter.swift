extension IndexedCollection {
  public struct Filter: Decodable, Sendable {
    /// Slug and title of each.
    public let values: [[String]]
    public let docs: String
    public let many: Bool
    public let width: Int

    /// The slugs of each document's values.
    public var documents: [[String]] {
      many
        ? docs.split(separator: " ", omittingEmptySubsequences: false).map { indices in
          Base90Reader.numbers(String(indices), width: width).map { values[$0][0] }
        }
        : Base90Reader.numbers(docs, width: width).map { $0 == 0 ? [] : [values[$0 - 1][0]] }
    }
  }
}
