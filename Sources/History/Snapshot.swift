import Wiki

/// What is news of all entries of a source, small enough to be held beside another import.
public struct Snapshot: Sendable {
  let collections: [CollectionDefinition]
  /// The entries of each collection in its stable order.
  let order: [String: [EntryID]]
  private let entries: [EntryID: EntrySnapshot]

  public init(of collections: [EntryCollection]) {
    self.collections = collections.map(\.definition)
    order = Dictionary(collections.map { ($0.id, $0.entries.map(\.id)) }) { first, _ in first }
    var entries: [EntryID: EntrySnapshot] = [:]
    for collection in collections {
      for entry in collection.entries {
        entries[entry.id] = EntrySnapshot(entry, news: collection.definition.news)
      }
    }
    self.entries = entries
  }

  subscript(id: EntryID) -> EntrySnapshot? { entries[id] }
}
