/// What names an entry for good: its collection and the key its API gives it.
public struct EntryID: Hashable, Sendable, Codable {
  /// The id of the collection, unique over all sources: `characters`.
  public let collection: String
  /// The API's own key: `125`.
  public let key: String

  public init(_ collection: String, _ key: String) {
    self.collection = collection
    self.key = key
  }
}

extension EntryID {
  /// The key tells entries apart; few of them share it with one of another collection.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  public static func == (left: EntryID, right: EntryID) -> Bool {
    left.key == right.key && left.collection == right.collection
  }

  /// Reads what `description` says.
  public init?(text: String) {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    self.init(String(parts[0]), String(parts[1]))
  }
}

extension EntryID: CustomStringConvertible {
  public var description: String { "\(collection)/\(key)" }
}
