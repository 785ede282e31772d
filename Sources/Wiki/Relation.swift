/// A link from one entry to another, with its meaning.
public struct Relation: Hashable, Sendable {
  /// What the link means, seen from the entry that holds it: `episode`, `origin`.
  public let kind: String
  public let target: EntryID

  public init(_ kind: String, _ target: EntryID) {
    self.kind = kind
    self.target = target
  }
}
