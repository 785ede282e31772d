import Wiki

/// One facet of a collection with its values, and which of them have a page.
struct FacetCategories: Sendable {
  let collection: EntryCollection
  let facet: Facet
  let all: [Category]

  init(_ facet: Facet, of collection: EntryCollection, in graph: WikiGraph) {
    self.collection = collection
    self.facet = facet
    all = graph.categories(of: collection, by: facet)
  }

  /// Those that have pages, of all collections that have any.
  static func all(in graph: WikiGraph, settings: SiteSettings) -> [FacetCategories] {
    let facets = graph.collections.flatMap { collection in
      let wanted = settings.categories[collection.definition.source]
      return collection.definition.facets
        .filter { $0.role.hasPages && wanted?.contains($0.id) ?? true }
        .map { (facet: $0, collection: collection) }
    }
    return concurrently(facets.count, perChunk: 1) { places in
      places.map { FacetCategories(facets[$0].facet, of: facets[$0].collection, in: graph) }
    }.filter { !$0.all.isEmpty }
  }

  var paged: [Category] { all.filter { !facet.isOpenEnded || $0.members.count > 1 } }

  /// Values of an open-ended facet that only one entry has: they link to it.
  var single: [Category] { all.filter { facet.isOpenEnded && $0.members.count == 1 } }

  var title: Phrase { .word("facets.\(collection.id).\(facet.id)") }
}
