import Wiki

/// A collection as the home page presents it.
public struct HomeCollection: TemplateModel {
  let id: String
  let link: Link
  let count: Phrase
  let cards: [EntryID]
  let facets: [HomeFacet]
  let aToZ: Link

  init(_ collection: EntryCollection, in site: Site) {
    id = collection.id
    link = site.listLink(collection)
    count = site.count(collection.entries.count, of: collection)
    let featured = collection.featured.prefix(Self.shownCards)
    cards = featured.isEmpty ? Self.bestConnected(of: collection, in: site) : Array(featured)
    facets = site.categories(of: collection).map { HomeFacet($0, in: site) }
    aToZ = site.aToZLink(collection)
  }

  public static let fields: [TemplateField<HomeCollection>] = [
    .text("id", "the collection's id: `characters`") { .verbatim($0.id) },
    .link("link", "its list", \.link),
    .text("count", "how many entries it has", \.count),
    .entries("cards", "the source's first, else those with the most links; at most six", \.cards),
    .rows("facets", "its categories", \.facets),
    .link("aToZ", "all its names in order", \.aToZ),
  ]

  private static let shownCards = 6

  /// The order of the collection breaks ties, so that the choice never depends on chance.
  private static func bestConnected(of collection: EntryCollection, in site: Site) -> [EntryID] {
    collection.entries.enumerated()
      .map { (place: $0.offset, links: site.graph.connections(of: $0.element), entry: $0.element) }
      .sorted { ($1.links, $0.place) < ($0.links, $1.place) }
      .prefix(shownCards)
      .map(\.entry.id)
  }
}
