/// Where an attribute stands in its page.
public struct HTMLAttributePlaces: Sendable {
  /// Nil of one that says nothing of links.
  public let name: HTMLAttributeName?
  public let nameRange: Range<Int>
  /// Without its quotes, and empty where there is no value.
  public let valueRange: Range<Int>
  public let quoting: HTMLAttribute.Quoting
}
