/// All entries of one kind, in their stable order.
public struct EntryCollection: Sendable {
  public let definition: CollectionDefinition
  /// Previous and next follow this order; it never depends on ranks or votes.
  public let entries: [Entry]

  public init(_ definition: CollectionDefinition, entries: [Entry]) {
    self.definition = definition
    self.entries = entries
  }

  public var id: String { definition.id }
}
