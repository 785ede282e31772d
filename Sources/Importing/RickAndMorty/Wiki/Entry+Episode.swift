import Wiki

extension Entry {
  convenience init(_ episode: RickAndMorty.Episode) {
    self.init(
      id: EntryID(RickAndMorty.episodes.id, episode.id),
      title: episode.name,
      context: .list([.verbatim(episode.code.text), episode.airDate.phrase]),
      badges: [],
      facts: episode.facts,
      facets: ["season": episode.season.map { [$0] } ?? []],
      measures: episode.airDate.measures,
      relations: episode.characters.map {
        Relation("character", EntryID(RickAndMorty.characters.id, $0))
      },
      picture: nil,
      changed: episode.created,
      detail: RickAndMorty.EpisodeDetail(episode))
  }
}

extension RickAndMorty.Episode {
  static func characterCount(_ count: Int) -> Phrase {
    .sentence("rickandmorty.character-count", ["count": .number(count)])
  }

  fileprivate var season: FacetValue? {
    code.season.map {
      FacetValue(
        key: "\($0)", title: .sentence("values.season", ["number": .number($0)]), rank: $0)
    }
  }

  fileprivate var facts: [Fact] {
    var rows: [(String, Phrase)] = [("code", .verbatim(code.text))]
    if let season { rows.append(("season", .category(RickAndMorty.episodes, "season", season))) }
    rows.append(("air-date", airDate == .unknown ? .word("rickandmorty.unknown") : airDate.phrase))
    rows.append(("characters", .number(characters.count)))
    if let created { rows.append(("recorded", .date(created))) }
    return rows.map { Fact(.word("rickandmorty.facts.\($0.0)"), $0.1) }
  }
}
