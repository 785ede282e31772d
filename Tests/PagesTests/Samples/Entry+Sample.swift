import Wiki

extension Entry {
  /// A moon; only what matters to a test is said.
  static func sample(
    _ key: String = "1", title: String = "Io", collection: String = "moons",
    badges: [Badge] = [], facets: SmallMap<String, [FacetValue]> = [:],
    measures: SmallMap<Measure.Kind, Int> = [:],
    amounts: SmallMap<String, Int> = [:], relations: [Relation] = [],
    picture: Picture? = nil, changed: CalendarDate? = nil
  ) -> Entry {
    Entry(
      id: EntryID(collection, key), title: title, context: .verbatim("near Jupiter"),
      badges: badges, facts: [], facets: facets, measures: measures, amounts: amounts,
      relations: relations,
      picture: picture, changed: changed, detail: Moon())
  }
}

extension EntryCollection {
  static func sample(
    _ entries: [Entry], id: String = "moons", facets: [Facet] = [], measures: [Measure] = [],
    amounts: [String] = [], relations: CollectionRelations = CollectionRelations()
  ) -> EntryCollection {
    EntryCollection(
      CollectionDefinition(
        id: id, source: "solar", template: "solar/moon", detail: Moon.schema, facets: facets,
        measures: measures, isPictured: true, amounts: amounts, relations: relations),
      entries: entries)
  }

  /// So many moons, named `Moon 1` and on.
  static func moons(_ count: Int) -> EntryCollection {
    .sample((0..<count).map { .sample("\($0 + 1)", title: "Moon \($0 + 1)") })
  }
}
