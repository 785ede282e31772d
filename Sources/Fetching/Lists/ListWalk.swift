/// A list as it was walked.
public struct ListWalk<Row: Sendable>: Sendable {
  /// In page order, whatever order the answers came in.
  public let rows: [Row]
  /// How many rows the list says it has; asked once more where its pages disagree.
  public let count: Int
  /// The least and the most rows that one of its pages says it has.
  public let counts: ClosedRange<Int>
  /// The rows of page 1 where it was asked for once more: some may have moved up from pages that had gone meanwhile,
  /// and been on none of those that were walked.
  public let firstNow: [Row]

  /// Whether all pages said the same; where they did not, rows may have slipped between two pages.
  public var isSteady: Bool { counts.lowerBound == counts.upperBound }
}
