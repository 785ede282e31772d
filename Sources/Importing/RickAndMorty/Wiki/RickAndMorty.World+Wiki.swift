import Wiki

extension RickAndMorty.World {
  /// The three collections, each in its stable order.
  var collections: [EntryCollection] {
    [
      EntryCollection(
        RickAndMorty.characters,
        entries: concurrently(characters.count, perChunk: Self.perChunk) {
          characters[$0].map(Entry.init)
        }),
      EntryCollection(RickAndMorty.locations, entries: locations.map(Entry.init)),
      EntryCollection(RickAndMorty.episodes, entries: episodes.map(Entry.init)),
    ]
  }
}
