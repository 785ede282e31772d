public struct HTMLAttribute: Hashable, Sendable {
  /// Lower case, as HTML compares names.
  public let name: String
  public let nameRange: Range<Int>
  /// Without its quotes, and empty where there is no value.
  public let valueRange: Range<Int>
  public let quoting: Quoting
}
