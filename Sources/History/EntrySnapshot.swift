import Wiki

/// What is news of one entry.
struct EntrySnapshot: Sendable {
  let title: String
  /// Parallel to the facts of the collection's news; empty where the entry says nothing.
  let facts: [Phrase]
  /// Parallel to the relations of the collection's news, each target once.
  let relations: [[EntryID]]

  init(_ entry: Entry, news: CollectionNews) {
    title = entry.title
    let values = Dictionary(entry.facts.map { ($0.label, $0.value) }) { first, _ in first }
    facts = news.facts.map { values[.word($0)] ?? .empty }
    relations = news.relations.map { kind, _ in
      var seen: Set<EntryID> = []
      return entry.relations.filter { $0.kind == kind }.map(\.target)
        .filter { seen.insert($0).inserted }
    }
  }
}
