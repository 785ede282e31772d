import Wiki

extension Phrase {
  /// The value of a facet, linked to all entries that share it.
  static func category(
    _ collection: CollectionDefinition, _ facet: String, _ value: FacetValue
  ) -> Phrase {
    .link(
      Link(
        value.title, to: .category(collection: collection.id, facet: facet, value: value.key)))
  }
}
