import Wiki

extension TMDB.World {
  /// The films and, unless nobody is to have a page, the people, each in the order of ids.
  var collections: [EntryCollection] {
    let movies = EntryCollection(TMDB.movies, entries: filmEntries, featured: featured)
    if case .none = records.settings.people { return [movies] }
    return [movies, EntryCollection(TMDB.people, entries: personEntries)]
  }

  private var filmEntries: [Entry] {
    var facets = TMDB.FilmFacets(records)
    return records.films.enumerated().map { place, film in
      Entry(film, at: place, in: records, facets: facets.values(of: film))
    }
  }

  private var personEntries: [Entry] {
    var words = TMDB.PersonWords()
    return records.filmography.people.map { Entry(person: $0, in: records, words: &words) }
  }

  /// What the first list has first.
  private var featured: [EntryID] {
    let ranks = records.settings.lists.lazy.compactMap { records.ranks[$0] }
    return (ranks.first { !$0.isEmpty } ?? []).prefix(6).map { EntryID(TMDB.movies.id, $0) }
  }
}
