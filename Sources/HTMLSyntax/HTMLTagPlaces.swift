/// Where a tag stands in its page, and its attributes.
public struct HTMLTagPlaces: Sendable {
  /// Nil of one that is only text to whoever follows links.
  public internal(set) var element: HTMLElement?
  public internal(set) var nameRange = 0..<0
  /// In the order in which they stand, repeated ones included; browsers heed the first.
  public internal(set) var attributes: [HTMLAttributePlaces] = []
  public internal(set) var isSelfClosing = false

  public func attribute(_ name: HTMLAttributeName) -> HTMLAttributePlaces? {
    attributes.first { $0.name == name }
  }

  /// Makes it the next tag, whose attributes take the same memory.
  mutating func begin(_ element: HTMLElement?, at name: Range<Int>) {
    self.element = element
    nameRange = name
    clear()
  }

  /// Takes its attributes away.
  mutating func clear() {
    // Most tags come after one with none or one: there is no faster way to take that.
    while !attributes.isEmpty { attributes.removeLast() }
    isSelfClosing = false
  }
}
