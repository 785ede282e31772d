import Wiki

extension RickAndMorty {
  /// What the template of a location is given.
  struct LocationDetail: TemplateModel {
    let lead: Phrase
    let residents: [EntryID]
    let natives: [EntryID]

    init(_ location: Location) {
      lead = Self.lead(of: location)
      residents = location.residents.map { EntryID(characters.id, $0) }
      natives = location.natives.map { EntryID(characters.id, $0) }
    }

    static let fields: [TemplateField<LocationDetail>] = [
      .markup("lead", "one sentence on the location", \.lead),
      .entries("residents", "the characters last seen there", \.residents),
      .text("residentCount", "how many these are") { Location.residentCount($0.residents.count) },
      .entries("natives", "the characters who come from there", \.natives),
      .text("nativeCount", "how many these are") { Location.nativeCount($0.natives.count) },
    ]

    private static func lead(of location: Location) -> Phrase {
      var arguments: Phrase.Arguments = [
        "residents": Location.residentCount(location.residents.count)
      ]
      arguments["type"] = location.typePhrase
      arguments["dimension"] = location.dimensionPhrase
      let key =
        switch (location.type.isKnown, location.dimension.isKnown) {
        case (true, true): "lead"
        case (false, true): "lead-no-type"
        case (true, false): "lead-no-dimension"
        case (false, false): "lead-bare"
        }
      return .sentence("rickandmorty.location.\(key)", arguments)
    }
  }
}
