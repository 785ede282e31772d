extension RickAndMorty {
  /// What other pages say of locations and episodes when they name them.
  struct Mentions {
    let locations: [Int: LocationMention]
    let episodes: [Int: EpisodeMention]

    init(locations: [LocationDTO], episodes: [EpisodeDTO]) {
      self.locations = Dictionary(
        locations.map { ($0.id, LocationMention(id: $0.id, name: $0.title)) }
      ) { first, _ in first }
      self.episodes = Dictionary(
        episodes.map {
          let mention = EpisodeMention(
            id: $0.id, name: $0.title, code: EpisodeCode($0.episode), airDate: AirDate($0.airDate))
          return ($0.id, mention)
        }
      ) { first, _ in first }
    }
  }
}
