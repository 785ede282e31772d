import Wiki

/// A value that a reader can choose.
public struct SearchFilterValue: Sendable {
  /// What addresses call it: that of its category page, if it has one.
  public let slug: String
  public let title: Phrase
}
