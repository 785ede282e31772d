/// One page of a list, with what it says of the whole.
public struct ListPage<Row: Sendable>: Sendable {
  public let rows: [Row]
  /// How many rows the list says it has.
  public let count: Int
  /// How many pages the list says it has.
  public let pages: Int

  public init(rows: [Row], count: Int, pages: Int) {
    self.rows = rows
    self.count = count
    self.pages = pages
  }
}
