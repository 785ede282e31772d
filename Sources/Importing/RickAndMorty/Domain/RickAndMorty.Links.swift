import Diagnostics
import Wiki

extension RickAndMorty {
  /// Who is where and in what, as the union of what both sides say.
  struct Links {
    /// Characters and the episodes they are in.
    let appearances: SymmetricLinks
    /// Characters and the locations they were last seen at.
    let residencies: SymmetricLinks
    /// The location each character comes from.
    let origins: [Int: Int]
    /// The location each character itself names as the last.
    let whereabouts: [Int: Int]
    let natives: [Int: [Int]]
    let warnings: [Warning]

    init(
      characters: [CharacterDTO], locations: [LocationDTO], episodes: [EpisodeDTO], isSample: Bool
    ) {
      let people = References(.character, known: characters.map(\.id), isSample: isSample)
      let (shown, placed) = concurrently(
        { Self.appearances(characters, episodes, people, isSample: isSample) },
        { Self.whereabouts(characters, locations, people, isSample: isSample) })
      appearances = shown.links
      (whereabouts, origins, residencies) = (placed.last, placed.origins, placed.links)
      natives = Dictionary(grouping: placed.origins.keys.sorted()) { placed.origins[$0] ?? 0 }
      warnings =
        shown.people.warnings + placed.people.warnings + placed.places.warnings
        + shown.shows.warnings
    }

    /// With what was found of the addresses of both sides.
    private static func appearances(
      _ characters: [CharacterDTO], _ episodes: [EpisodeDTO], _ people: References, isSample: Bool
    ) -> (links: SymmetricLinks, shows: References, people: References) {
      var people = people
      var shows = References(.episode, known: episodes.map(\.id), isSample: isSample)
      let links = SymmetricLinks(
        CharacterDTO.collection,
        characters.map { ($0.id, shows.resolve($0.episode, of: $0.entry)) },
        EpisodeDTO.collection,
        episodes.map { ($0.id, people.resolve($0.characters, of: $0.entry)) })
      return (links, shows, people)
    }

    /// Where characters were last, where they come from, and who says so.
    private static func whereabouts(
      _ characters: [CharacterDTO], _ locations: [LocationDTO], _ people: References,
      isSample: Bool
    ) -> (
      last: [Int: Int], origins: [Int: Int], links: SymmetricLinks, places: References,
      people: References
    ) {
      var people = people
      var places = References(.location, known: locations.map(\.id), isSample: isSample)
      let last = Self.places(characters, { $0.location }, &places)
      let origins = Self.places(characters, { $0.origin }, &places)
      let links = SymmetricLinks(
        CharacterDTO.collection, last.map { ($0.key, [$0.value]) },
        LocationDTO.collection,
        locations.map { ($0.id, people.resolve($0.residents, of: $0.entry)) })
      return (last, origins, links, places, people)
    }

    /// `place` is no key path: through one the whole row is copied.
    private static func places(
      _ characters: [CharacterDTO], _ place: (CharacterDTO) -> PlaceDTO?,
      _ places: inout References
    ) -> [Int: Int] {
      var ids: [Int: Int] = [:]
      for character in characters {
        guard let url = place(character)?.url, !url.isEmpty else { continue }
        ids[character.id] = places.resolve(url, of: character.entry)
      }
      return ids
    }
  }
}
