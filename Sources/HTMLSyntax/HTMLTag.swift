/// What stands between `<` or `</` and `>`.
public struct HTMLTag: Hashable, Sendable {
  /// Lower case, as HTML compares names.
  public let name: String
  public let nameRange: Range<Int>
  /// In the order in which they stand, repeated ones included; browsers heed the first.
  public let attributes: [HTMLAttribute]
  public let isSelfClosing: Bool

  init(_ places: HTMLTagPlaces, in page: Span<UInt8>) {
    name = page.lowercased(places.nameRange)
    nameRange = places.nameRange
    var attributes: [HTMLAttribute] = []
    for attribute in places.attributes { attributes.append(HTMLAttribute(attribute, in: page)) }
    self.attributes = attributes
    isSelfClosing = places.isSelfClosing
  }

  public func attribute(named name: String) -> HTMLAttribute? {
    attributes.first { $0.name == name }
  }
}
