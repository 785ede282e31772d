extension TMDB.Settings {
  /// Whether a film of a list may be asked for.
  func accepts(_ row: TMDB.ListRow) -> Bool { !row.isAdult && !deniedIDs.contains(row.id) }

  /// Whether a film may be in the wiki, now that all is known of it.
  func accepts(_ film: TMDB.FilmExcerpt) -> Bool {
    guard !film.isAdult else { return false }
    return deniedKeywords.isEmpty
      || deniedKeywords.isDisjoint(
        with: film.keywords.flatMap { ["\($0.id)", $0.name.lowercased()] })
  }

  /// Whether what is known of a film is enough to accept it.
  func canCheck(_ film: TMDB.FilmExcerpt) -> Bool {
    deniedKeywords.isEmpty || !film.absentParts.contains(.keywords)
  }
}
