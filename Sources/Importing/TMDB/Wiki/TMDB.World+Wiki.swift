import Wiki

extension TMDB.World {
  /// The films and, unless nobody is to have a page, the people, each in the order of ids.
  var collections: [EntryCollection] {
    let movies = EntryCollection(TMDB.movies, entries: filmEntries, featured: featured)
    if case .none = records.settings.people { return [movies] }
    return [movies, EntryCollection(TMDB.people, entries: personEntries)]
  }

  private var filmEntries: [Entry] {
    let none = TMDB.FilmFacets(records)
    // What the entries of a chunk have in common is made once.
    return concurrently(records.films.count) { [records] places in
      var facets = none
      return places.map { place in
        let film = records.films[place]
        return Entry(film, at: place, in: records, facets: facets.values(of: film))
      }
    }
  }

  private var personEntries: [Entry] {
    concurrently(records.filmography.people.count) { [records] places in
      var words = TMDB.PersonWords()
      return places.map { place in
        Entry(person: records.filmography.people[place], in: records, words: &words)
      }
    }
  }

  /// What the first list has first.
  private var featured: [EntryID] {
    let ranks = records.settings.lists.lazy.compactMap { records.ranks[$0] }
    return (ranks.first { !$0.isEmpty } ?? []).prefix(6).map { EntryID(TMDB.movies.id, $0) }
  }
}
