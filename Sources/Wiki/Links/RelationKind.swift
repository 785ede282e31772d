/// What a link means, and of which collection the entries are that hold it.
public struct RelationKind: Hashable, Sendable {
  /// The id of the collection of the entries that hold the link: `movies`.
  public let collection: String
  /// As the relation has it: `director`.
  public let name: String

  public init(_ collection: String, _ name: String) {
    self.collection = collection
    self.name = name
  }
}
