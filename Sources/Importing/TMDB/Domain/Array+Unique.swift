extension Array {
  /// The first of each, in their order.
  func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Array where Element: Hashable {
  /// Each once, in their order.
  var unique: [Element] { unique(by: \.self) }
}
