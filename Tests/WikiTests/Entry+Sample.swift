import Wiki

extension Entry {
  /// A moon; only what matters to a test is said.
  static func sample(
    _ key: String = "1", title: String = "Io", collection: String = "moons",
    facets: SmallMap<String, [FacetValue]> = [:], relations: [Relation] = []
  ) -> Entry {
    Entry(
      id: EntryID(collection, key), title: title, context: .empty, badges: [], facts: [],
      facets: facets, relations: relations, picture: nil, changed: nil, detail: Moon())
  }
}

extension EntryCollection {
  static func sample(_ entries: [Entry], id: String = "moons", facets: [Facet] = [])
    -> EntryCollection
  {
    EntryCollection(
      CollectionDefinition(
        id: id, source: "solar", template: "solar/moon", detail: Moon.schema, facets: facets,
        isPictured: true),
      entries: entries)
  }
}
