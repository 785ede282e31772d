extension TMDB.Settings {
  /// Whether a film of a list may be asked for.
  func accepts(_ row: TMDB.ListRow) -> Bool { !row.isAdult && !deniedIDs.contains(row.id) }

  /// Whether a film may be in the wiki, now that all is known of it.
  func accepts(_ movie: MovieDTO) -> Bool {
    guard !movie.adult, !movie.softcore else { return false }
    guard !deniedKeywords.isEmpty, let keywords = movie.keywords?.keywords else { return true }
    return deniedKeywords.isDisjoint(
      with: keywords.flatMap { ["\($0.id)", $0.name.singleLine.lowercased()] })
  }
}
