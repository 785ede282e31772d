/// All entries of one kind, in their stable order.
///
/// A class because it is looked up for each of its entries.
public final class EntryCollection: Sendable {
  public let definition: CollectionDefinition
  /// Previous and next follow this order; it never depends on ranks or votes.
  public let entries: [Entry]
  /// What the source itself puts first; empty where it has no view of that.
  public let featured: [EntryID]
  /// What it is called. Kept, since all pages name all collections.
  public let title: Phrase

  public init(
    _ definition: CollectionDefinition, entries: [Entry], featured: [EntryID] = []
  ) {
    self.definition = definition
    self.entries = entries
    self.featured = featured
    title = Self.title(of: definition.id)
  }

  public var id: String { definition.id }

  /// What the collection of this id is called.
  public static func title(of id: String) -> Phrase { .word("collections.\(id).title") }
}
