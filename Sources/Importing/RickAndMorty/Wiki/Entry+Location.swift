import Wiki

extension Entry {
  convenience init(_ location: RickAndMorty.Location) {
    self.init(
      id: EntryID(RickAndMorty.locations.id, location.id),
      title: location.name,
      context: .list([
        location.type.isKnown ? .verbatim(location.type) : .empty,
        location.dimension.isKnown
          ? .verbatim(location.dimension) : .word("rickandmorty.unknown-dimension"),
        RickAndMorty.Location.residentCount(location.residents.count),
      ]),
      badges: [],
      facts: location.facts,
      facets: ["type": location.type.facetValues, "dimension": location.dimension.facetValues],
      measures: [.popularity: location.residents.count],
      relations: location.residents.map {
        Relation("resident", EntryID(RickAndMorty.characters.id, $0))
      },
      picture: nil,
      changed: location.created,
      detail: RickAndMorty.LocationDetail(location))
  }
}

extension RickAndMorty.Location {
  static func residentCount(_ count: Int) -> Phrase {
    .sentence("rickandmorty.resident-count", ["count": .number(count)])
  }

  static func nativeCount(_ count: Int) -> Phrase {
    .sentence("rickandmorty.native-count", ["count": .number(count)])
  }

  var typePhrase: Phrase { phrase(type, of: "type") }

  var dimensionPhrase: Phrase { phrase(dimension, of: "dimension") }

  private func phrase(_ text: String, of facet: String) -> Phrase {
    text.facetValues.first.map { .category(RickAndMorty.locations, facet, $0) }
      ?? .word("rickandmorty.unknown")
  }

  fileprivate var facts: [Fact] {
    let rows: [(String, Phrase)] = [
      ("type", typePhrase),
      ("dimension", dimensionPhrase),
      ("residents", .number(residents.count)),
      ("natives", .number(natives.count)),
    ]
    return (rows + (created.map { [("recorded", .date($0))] } ?? []))
      .map { Fact(.word("rickandmorty.facts.\($0.0)"), $0.1) }
  }
}
