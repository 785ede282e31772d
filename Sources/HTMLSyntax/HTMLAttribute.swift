public struct HTMLAttribute: Hashable, Sendable {
  /// Lower case, as HTML compares names.
  public let name: String
  public let nameRange: Range<Int>
  /// Without its quotes, and empty where there is no value.
  public let valueRange: Range<Int>
  public let quoting: Quoting

  init(_ places: HTMLAttributePlaces, in page: Span<UInt8>) {
    name = page.lowercased(places.nameRange)
    nameRange = places.nameRange
    valueRange = places.valueRange
    quoting = places.quoting
  }
}
