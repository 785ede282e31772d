/// The entries of a collection that share one value of a facet.
public struct Category: Sendable {
  public let value: FacetValue
  /// In the collection's order.
  public let members: [Entry]
}
