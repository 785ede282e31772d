/// All entries that link to one with the same meaning.
public struct IncomingLinks: Sendable {
  public let kind: RelationKind
  /// The places of the first of them, each once, in the order of their collection; none if nobody is to name them.
  public let places: [Int32]
  /// How many there are.
  public let count: Int
}
