import Wiki

extension RickAndMorty {
  /// An episode in the list of a character's.
  struct EpisodeRow: TemplateModel {
    let episode: EpisodeMention

    init(_ episode: EpisodeMention) { self.episode = episode }

    static let fields: [TemplateField<EpisodeRow>] = [
      .text("code", "where in the series it stands: `S01E02`") {
        .verbatim($0.episode.code.text)
      },
      .link("link", "the episode", \.episode.link),
      .text("date", "when it was first shown; may be empty") { $0.episode.airDate.phrase },
    ]
  }
}
