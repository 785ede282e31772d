extension Sequence {
  /// The first `limit` in an order, of equals those that come first: where few of many are wanted, most are
  /// compared with the last of these and no other.
  @inlinable
  public func first(
    upTo limit: Int, by precedes: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    var first: [Element] = []
    for element in self {
      if first.count >= limit {
        guard let last = first.last, try precedes(element, last) else { continue }
        first.removeLast()
      }
      let place = try first.firstIndex { try precedes(element, $0) } ?? first.endIndex
      first.insert(element, at: place)
    }
    return first
  }
}
