import Wiki

extension Entry {
  convenience init(_ character: RickAndMorty.Character) {
    self.init(
      id: EntryID(RickAndMorty.characters.id, character.id),
      title: character.name,
      context: character.context,
      badges: [character.status.badge, character.gender.badge],
      facts: character.facts,
      facets: [
        "status": [character.status.facetValue],
        "species": character.species.facetValues,
        "type": character.type.facetValues,
        "gender": [character.gender.facetValue],
        "origin": [character.origin.facetValue],
        "location": [character.location.facetValue],
      ],
      measures: [.popularity: character.episodes.count],
      relations: character.relations,
      picture: character.image.isEmpty ? nil : Picture(address: character.image),
      changed: character.created,
      detail: RickAndMorty.CharacterDetail(character))
  }
}

extension RickAndMorty.Character {
  var speciesPhrase: Phrase {
    species.isKnown ? .verbatim(species) : .word("rickandmorty.unknown-species")
  }

  /// `Human · Earth (C-137)`; where nobody knows the origin, the last location.
  fileprivate var context: Phrase {
    let place: Phrase =
      if case .unknown = origin { location.title } else { origin.title }
    return .list([speciesPhrase, type.isEmpty ? .empty : .verbatim(type), place])
  }

  fileprivate var relations: [Relation] {
    [("origin", origin.entry), ("location", location.entry)]
      .compactMap { kind, place in place.map { Relation(kind, $0) } }
      + residencies.map { Relation("location", $0.entry) }
      + episodes.map { Relation("episode", $0.entry) }
  }

  fileprivate var facts: [Fact] {
    let kinds: [Fact?] = [
      fact("status", .category("status", status.facetValue)),
      fact("species", species.categoryPhrase(of: "species", or: speciesPhrase)),
      type.isEmpty ? nil : fact("type", type.categoryPhrase(of: "type", or: .empty)),
      fact("gender", .category("gender", gender.facetValue)),
      fact("origin", origin.phrase),
      fact("location", location.phrase),
    ]
    return kinds.compactMap(\.self) + appearanceFacts
      + (created.map { [fact("recorded", .date($0))] } ?? [])
  }

  private var appearanceFacts: [Fact] {
    guard let first = episodes.first, let last = episodes.last else { return [] }
    let count = fact("episodes", .number(episodes.count))
    guard first != last else { return [count, fact("first-episode", first.phrase)] }
    return [count, fact("first-episode", first.phrase), fact("last-episode", last.phrase)]
  }

  private func fact(_ key: String, _ value: Phrase) -> Fact {
    Fact(.word("rickandmorty.facts.\(key)"), value)
  }
}

extension Phrase {
  /// The value of a character's facet, linked to all who share it.
  fileprivate static func category(_ facet: String, _ value: FacetValue) -> Phrase {
    .category(RickAndMorty.characters, facet, value)
  }
}

extension String {
  fileprivate func categoryPhrase(of facet: String, or missing: Phrase) -> Phrase {
    facetValues.first.map { .category(facet, $0) } ?? missing
  }
}
