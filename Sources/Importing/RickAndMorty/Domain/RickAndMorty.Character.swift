import Wiki

extension RickAndMorty {
  struct Character: Sendable {
    let id: Int
    let name: String
    let status: Status
    /// Empty if the API has none.
    let species: String
    /// Empty if the API has none.
    let type: String
    let gender: Gender
    let origin: Place
    let location: Place
    let image: String
    /// In the order of the series; what either side states.
    let episodes: [EpisodeMention]
    /// Other locations that list the character.
    let residencies: [LocationMention]
    let created: CalendarDate?
  }
}
