import Dispatch
import Synchronization
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
    return Self.entries(of: records.films.count) { [records] places in
      var facets = none
      return places.map { place in
        let film = records.films[place]
        return Entry(film, at: place, in: records, facets: facets.values(of: film))
      }
    }
  }

  private var personEntries: [Entry] {
    Self.entries(of: records.filmography.people.count) { [records] places in
      var words = TMDB.PersonWords()
      return places.map { place in
        Entry(person: records.filmography.people[place], in: records, words: &words)
      }
    }
  }

  /// Many at the same time, by all processors; of each lot, what its entries have in common is made once.
  private static func entries(
    of count: Int, _ make: @escaping @Sendable (Range<Int>) -> [Entry]
  ) -> [Entry] {
    let lots = stride(from: 0, to: count, by: mostOfLot).map { $0..<min($0 + mostOfLot, count) }
    let made = Mutex([[Entry]](repeating: [], count: lots.count))
    DispatchQueue.concurrentPerform(iterations: lots.count) { index in
      let entries = make(lots[index])
      made.withLock { $0[index] = entries }
    }
    return made.withLock { $0.flatMap(\.self) }
  }

  private static let mostOfLot = 1024

  /// What the first list has first.
  private var featured: [EntryID] {
    let ranks = records.settings.lists.lazy.compactMap { records.ranks[$0] }
    return (ranks.first { !$0.isEmpty } ?? []).prefix(6).map { EntryID(TMDB.movies.id, $0) }
  }
}
