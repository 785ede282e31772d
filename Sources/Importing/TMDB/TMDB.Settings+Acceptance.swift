extension TMDB.Settings {
  /// Whether a film of a list may be asked for.
  func accepts(_ row: TMDB.ListRow) -> Bool { !row.isAdult && !deniedIDs.contains(row.id) }

  /// Whether a film may be in the wiki, now that all is known of it.
  func accepts(_ movie: MovieDTO) -> Bool {
    guard !movie.adult, !movie.softcore else { return false }
    return deniedKeywords.isDisjoint(
      with: (movie.keywords?.keywords ?? []).flatMap {
        ["\($0.id)", $0.name.singleLine.lowercased()]
      })
  }

  /// Whether what is known of a film is enough to accept it.
  func canCheck(_ movie: MovieDTO) -> Bool { deniedKeywords.isEmpty || movie.keywords != nil }
}
