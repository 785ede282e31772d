import Wiki

extension RickAndMorty {
  /// What the template of an episode is given.
  struct EpisodeDetail: TemplateModel {
    let lead: Phrase
    let characters: [EntryID]
    let code: EpisodeCode
    let airDate: AirDate

    init(_ episode: Episode) {
      code = episode.code
      airDate = episode.airDate
      lead = Self.lead(of: episode)
      characters = episode.characters.map { EntryID(RickAndMorty.characters.id, $0) }
    }

    static let fields: [TemplateField<EpisodeDetail>] = [
      .markup("lead", "one sentence on the episode", \.lead),
      .entries("characters", "the characters who are in it", \.characters),
      .text("characterCount", "how many these are") {
        Episode.characterCount($0.characters.count)
      },
    ]

    private static func lead(of episode: Episode) -> Phrase {
      var arguments: Phrase.Arguments = [
        "code": Phrase.verbatim(episode.code.text),
        "characters": Episode.characterCount(episode.characters.count),
      ]
      if case .unknown = episode.airDate {
        return .sentence("rickandmorty.episode.lead-no-date", arguments)
      }
      arguments["date"] = episode.airDate.phrase
      return .sentence("rickandmorty.episode.lead", arguments)
    }
  }
}
