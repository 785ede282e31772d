import Wiki

extension RickAndMorty {
  /// What the template of a character is given.
  struct CharacterDetail: TemplateModel {
    let lead: Phrase
    let episodes: [EpisodeRow]
    let residencies: [PlaceRow]

    init(_ character: Character) {
      lead = Self.lead(of: character)
      episodes = character.episodes.map(EpisodeRow.init)
      residencies = character.residencies.map(PlaceRow.init)
    }

    static let fields: [TemplateField<CharacterDetail>] = [
      .markup("lead", "one sentence on the character", \.lead),
      .rows("episodes", "the episodes the character is in", \.episodes),
      .text("episodeCount", "how many these are") { Self.count($0.episodes.count) },
      .rows("residencies", "other locations that list the character", \.residencies),
    ]

    private static func count(_ count: Int) -> Phrase {
      .sentence("rickandmorty.episode-count", ["count": .number(count)])
    }

    private static func lead(of character: Character) -> Phrase {
      var arguments: Phrase.Arguments = [
        "species": character.speciesPhrase, "episodes": count(character.episodes.count),
      ]
      arguments["origin"] = character.origin.phrase
      arguments["location"] = character.location.phrase
      let key =
        switch (character.origin, character.location) {
        case (.unknown, .unknown): "lead-unknown-both"
        case (.unknown, _): "lead-unknown-origin"
        case (_, .unknown): "lead-unknown-location"
        default: "lead"
        }
      return .sentence("rickandmorty.character.\(key)", arguments)
    }
  }
}
