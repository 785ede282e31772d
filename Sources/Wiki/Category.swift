/// The entries of a collection that share one value of a facet.
public struct Category: Sendable {
  public let value: FacetValue
  /// In the order of their places where the source ranks them, else in the collection's.
  public let members: [Entry]
  /// Whether another value of the facet reads the same: two companies of one name.
  public let hasNamesakes: Bool

  /// Whether its members stand in an order of the source's own.
  public var isRanked: Bool { value.place != nil }
}
