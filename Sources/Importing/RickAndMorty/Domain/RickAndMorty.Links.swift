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
      var people = References(.character, known: characters.map(\.id), isSample: isSample)
      var places = References(.location, known: locations.map(\.id), isSample: isSample)
      var shows = References(.episode, known: episodes.map(\.id), isSample: isSample)
      appearances = SymmetricLinks(
        CharacterDTO.collection,
        Self.stated(characters) { shows.resolve($0.episode, of: $0.entry) },
        EpisodeDTO.collection,
        Self.stated(episodes) { people.resolve($0.characters, of: $0.entry) })
      whereabouts = Self.places(characters, \.location, &places)
      let origins = Self.places(characters, \.origin, &places)
      self.origins = origins
      residencies = SymmetricLinks(
        CharacterDTO.collection, whereabouts.mapValues { [$0] },
        LocationDTO.collection,
        Self.stated(locations) { people.resolve($0.residents, of: $0.entry) })
      natives = Dictionary(grouping: origins.keys.sorted()) { origins[$0] ?? 0 }
      warnings = people.warnings + places.warnings + shows.warnings
    }

    private static func stated<Row: CreatedDTO>(
      _ rows: [Row], _ resolve: (Row) -> [Int]
    ) -> [Int: [Int]] {
      Dictionary(rows.map { ($0.id, resolve($0)) }) { first, _ in first }
    }

    private static func places(
      _ characters: [CharacterDTO], _ place: KeyPath<CharacterDTO, PlaceDTO?>,
      _ places: inout References
    ) -> [Int: Int] {
      var ids: [Int: Int] = [:]
      for character in characters {
        guard let url = character[keyPath: place]?.url, !url.isEmpty else { continue }
        ids[character.id] = places.resolve(url, of: character.entry)
      }
      return ids
    }
  }
}
