import Wiki

extension CreatedDTO {
  /// The id of the collection that the list becomes.
  static var collection: String { endpoint.collection.id }

  var entry: EntryID { EntryID(Self.collection, id) }

  /// The name on one line, or the number where there is none.
  var title: String {
    let line = name.singleLine
    return line.isEmpty ? "#\(id)" : line
  }
}

extension RickAndMorty.Endpoint {
  var collection: CollectionDefinition {
    switch self {
    case .character: RickAndMorty.characters
    case .location: RickAndMorty.locations
    case .episode: RickAndMorty.episodes
    }
  }
}
