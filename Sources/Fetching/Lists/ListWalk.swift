/// A list as it was walked.
public struct ListWalk<Row: Sendable>: Sendable {
  /// In page order, whatever order the answers came in.
  public let rows: [Row]
  /// The row count that the first page declared.
  public let firstCount: Int
  /// The row count that the last page declared; it differs when the list changed under us.
  public let lastCount: Int
  /// How many pages the list has, and how many of them were asked for.
  public let pages: Int
  public let pagesWalked: Int
}
