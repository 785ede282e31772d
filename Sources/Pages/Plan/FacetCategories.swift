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

  var paged: [Category] { all.filter { !facet.isOpenEnded || $0.members.count > 1 } }

  /// Values of an open-ended facet that only one entry has: they link to it.
  var single: [Category] { all.filter { facet.isOpenEnded && $0.members.count == 1 } }

  var title: Phrase { .word("facets.\(collection.id).\(facet.id)") }
}
