import Wiki

/// What the entries of all three lists have.
protocol CreatedDTO: IdentifiedDTO {
  /// The id of the collection that the entries make.
  static var collection: String { get }

  var name: String { get }
  var created: String { get }
}

extension CreatedDTO {
  var entry: EntryID { EntryID(Self.collection, "\(id)") }

  /// The name on one line, or the number where there is none.
  var title: String {
    let line = name.singleLine
    return line.isEmpty ? "#\(id)" : line
  }
}

extension CharacterDTO: CreatedDTO {
  static var collection: String { RickAndMorty.characters.id }
}

extension LocationDTO: CreatedDTO {
  static var collection: String { RickAndMorty.locations.id }
}

extension EpisodeDTO: CreatedDTO {
  static var collection: String { RickAndMorty.episodes.id }
}
