/// What the wire calls a page's counts, for faults about them.
public struct ListFields: Hashable, Sendable {
  public let rows: String
  public let count: String
  public let pages: String

  public init(rows: String, count: String, pages: String) {
    self.rows = rows
    self.count = count
    self.pages = pages
  }
}
