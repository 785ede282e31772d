import Diagnostics
import Wiki

extension RickAndMorty {
  /// The three lists with every reference resolved.
  struct World: Sendable {
    let characters: [Character]
    let locations: [Location]
    let episodes: [Episode]
    let oneSidedLinks: [OneSidedLink]
    let warnings: [Warning]

    init(
      characters: [CharacterDTO], locations: [LocationDTO], episodes: [EpisodeDTO],
      isSample: Bool = false
    ) {
      let links = Links(
        characters: characters, locations: locations, episodes: episodes, isSample: isSample)
      let mentions = Mentions(locations: locations, episodes: episodes)
      self.characters = concurrently(characters.count, perChunk: Self.perChunk) { places in
        characters[places].map { Character($0, links: links, mentions: mentions) }
      }
      self.locations = locations.map { Location($0, links: links) }
      self.episodes = episodes.map { Episode($0, links: links) }.sorted { $0.order < $1.order }
      oneSidedLinks = links.appearances.oneSided + links.residencies.oneSided
      warnings =
        links.warnings + oneSidedLinks.map(\.warning)
        + self.characters.flatMap(\.warnings) + self.episodes.flatMap(\.warnings)
        + Self.undated(characters) + Self.undated(locations) + Self.undated(episodes)
    }

    /// Some chunks of a series' characters, of which each takes half a millisecond.
    static let perChunk = 128

    /// The day the newest entry came into the data.
    var newest: CalendarDate? {
      (characters.map(\.created) + locations.map(\.created) + episodes.map(\.created))
        .compactMap(\.self).max()
    }

    private static func undated(_ rows: [some CreatedDTO]) -> [Warning] {
      rows.filter { CalendarDate(iso8601: $0.created) == nil }.map {
        Warning(
          .unforeseenForm, subject: $0.entry.description,
          "\($0.entry) has created '\($0.created)', which is no date.")
      }
    }
  }
}
