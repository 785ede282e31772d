import JSONReading

extension TMDB.Settings {
  /// Whether a film of a list may be asked for.
  func accepts(_ row: TMDB.ListRow) -> Bool { !row.isAdult && !deniedIDs.contains(row.id) }

  /// Whether a film may be in the wiki, now that all is known of it.
  func accepts(_ film: TMDB.FilmExcerpt) -> Bool {
    accepts(isAdult: film.isAdult, keywords: film.keywords)
  }

  func accepts(_ film: MovieDTO) -> Bool {
    accepts(
      isAdult: film.isForAdults,
      keywords: (film.keywords?.keywords ?? []).map {
        NamedDTO(id: $0.id, name: $0.name.singleLine.string)
      })
  }

  private func accepts(isAdult: Bool, keywords: @autoclosure () -> [NamedDTO]) -> Bool {
    guard !isAdult else { return false }
    return deniedKeywords.isEmpty
      || deniedKeywords.isDisjoint(with: keywords().flatMap { ["\($0.id)", $0.name.lowercased()] })
  }

  /// Whether what is known of a film that came without these parts is enough to accept it.
  func canCheck(without absentParts: [MovieDTO.Part]) -> Bool {
    deniedKeywords.isEmpty || !absentParts.contains(.keywords)
  }
}
