import Wiki

extension RickAndMorty.World {
  /// The three collections, each in its stable order.
  var collections: [EntryCollection] {
    [
      EntryCollection(RickAndMorty.characters, entries: characters.map(Entry.init)),
      EntryCollection(RickAndMorty.locations, entries: locations.map(Entry.init)),
      EntryCollection(RickAndMorty.episodes, entries: episodes.map(Entry.init)),
    ]
  }
}
