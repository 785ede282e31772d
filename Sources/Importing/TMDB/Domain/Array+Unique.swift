extension Array {
  /// The first of each, in their order.
  func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    if count <= few {
      var seen: [Key] = []
      return filter { element in
        let key = key(element)
        if seen.contains(key) { return false }
        seen.append(key)
        return true
      }
    }
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// So few are compared with each other sooner than looked up.
  private var few: Int { 16 }
}

extension Array where Element: Hashable {
  /// Each once, in their order.
  var unique: [Element] { unique(by: { $0 }) }
}
