/// A few values by their keys, found by going through them: for a handful that takes a fraction of what a hash takes,
/// and all lie in one piece of memory.
public struct SmallMap<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  /// In the order in which they came.
  @usableFromInline var members: [(key: Key, value: Value)]

  /// Of each key the first value.
  @inlinable
  public subscript(key: Key) -> Value? {
    get {
      for member in members where member.key == key { return member.value }
      return nil
    }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (nil, let value?): members.append((key, value))
      case (let place?, nil): members.remove(at: place)
      case (nil, nil): break
      }
    }
  }
}

extension SmallMap: ExpressibleByDictionaryLiteral {
  @inlinable
  public init(dictionaryLiteral members: (Key, Value)...) {
    self.members = members.map { (key: $0.0, value: $0.1) }
  }
}

extension SmallMap: Sequence {
  @inlinable
  public func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
    members.makeIterator()
  }
}
