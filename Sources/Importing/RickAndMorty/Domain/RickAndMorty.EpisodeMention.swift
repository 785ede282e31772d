extension RickAndMorty {
  /// An episode as a character's page names it.
  struct EpisodeMention: Hashable, Sendable {
    let id: Int
    let name: String
    let code: EpisodeCode
    let airDate: AirDate
  }
}
