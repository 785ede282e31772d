import Wiki

/// What an entry can lack; the raw value is its name in the strings file.
enum EntryGap: String, CaseIterable {
  /// Nothing links to it, and it links to nothing.
  case isolated
  /// Its source has no picture of it, in a collection that has pictures.
  case noPicture = "no-picture"
  /// Nothing stands in its infobox.
  case noFacts = "no-facts"

  func isFound(in entry: Entry, of collection: EntryCollection, _ graph: WikiGraph) -> Bool {
    switch self {
    case .isolated: graph.connections(of: entry) == 0
    case .noPicture: collection.definition.isPictured && entry.picture == nil
    case .noFacts: entry.facts.isEmpty
    }
  }
}
