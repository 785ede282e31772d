/// All entries that link to one with the same meaning.
public struct IncomingLinks: Hashable, Sendable {
  public let kind: RelationKind
  /// Each once, in the order of their collection.
  public let sources: [EntryID]
}
