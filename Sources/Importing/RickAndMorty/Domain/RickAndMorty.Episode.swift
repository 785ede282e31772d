import Wiki

extension RickAndMorty {
  struct Episode: Sendable {
    let id: Int
    let name: String
    let code: EpisodeCode
    let airDate: AirDate
    /// The ids of the characters that either side states.
    let characters: [Int]
    let created: CalendarDate?
  }
}
