import Wiki

/// A collection as it is searched and filtered, apart from all others.
public struct SearchCollection: Sendable {
  public let definition: CollectionDefinition
  public let title: Phrase
  /// The most important first; a document is named by its place here.
  public let documents: [SearchDocument]
  public let vocabulary: SearchVocabulary
  public let filters: [SearchFilter]
  /// The measures that some entry has.
  public let measures: [Measure]
  public let orders: [SearchOrder]
  /// Every badge that occurs, as far as a digit can name it.
  public let badges: [Badge]

  /// `mostBadges`: how many a digit can name.
  public init(_ collection: EntryCollection, in site: Site, mostBadges: Int) {
    definition = collection.definition
    title = collection.title
    let ordered = Self.byImportance(collection, in: site)
    let entries = ordered.map { collection.entries[$0] }
    let documents = concurrently(entries.count) { places in
      places.map { SearchDocument(entries[$0], in: site) }
    }
    self.documents = documents
    let paged = site.categories(of: collection)
    let numbers = SearchNumbers(entries, in: site.graph)
    // What is made beside the vocabulary takes longer than it.
    let first: (vocabulary: SearchVocabulary, badges: [Badge], measured: [(Measure, SearchOrder)])
    let others: (filters: [SearchFilter], byName: SearchOrder)
    (first, others) = concurrently(
      {
        (
          SearchVocabulary(documents), Self.badges(of: documents, upTo: mostBadges),
          collection.definition.measures.compactMap { measure in
            SearchOrder.measure(measure.kind, entries).map { (measure, $0) }
          }
        )
      },
      { (Self.filters(of: collection, paged, numbers, in: site), .name(documents)) })
    (vocabulary, badges, filters) = (first.vocabulary, first.badges, others.filters)
    measures = first.measured.map(\.0)
    orders =
      [others.byName, SearchOrder(id: "list", places: ordered.map { $0 + 1 })]
      + first.measured.map(\.1)
      + paged.flatMap { SearchOrder.ranked($0, numbers: numbers, in: site) }
  }

  private static func filters(
    of collection: EntryCollection, _ paged: [FacetCategories], _ numbers: SearchNumbers,
    in site: Site
  ) -> [SearchFilter] {
    let facets = collection.definition.facets.filter(\.role.isFilter)
    return concurrently(facets.count, perChunk: 1) { places in
      places.map { place in
        let group =
          paged.first { $0.facet.id == facets[place].id }
          ?? FacetCategories(facets[place], of: collection, in: site.graph)
        return SearchFilter(group, numbers: numbers, in: site)
      }
    }.compactMap(\.self)
  }

  public func title(of measure: Measure) -> Phrase {
    .word("measures.\(definition.id).\(measure.id)")
  }

  /// The places of the entries in their collection. Importance comes in steps, so that a vote more
  /// changes no number, and a new name never does.
  private static func byImportance(_ collection: EntryCollection, in site: Site) -> [Int] {
    let isMeasured = collection.definition.measures.contains { $0.kind == .popularity }
    let importance = collection.entries.map { entry in
      Importance(
        of: isMeasured
          ? entry.measures[.popularity] ?? 0 : site.graph.connections(of: entry)
      ).step
    }
    return collection.entries.indices.sorted {
      (importance[$1], $0) < (importance[$0], $1)
    }
  }

  private static func badges(of documents: [SearchDocument], upTo limit: Int) -> [Badge] {
    var counts: [Badge: Int] = [:]
    for badge in documents.lazy.flatMap(\.badges) { counts[badge, default: 0] += 1 }
    let sorted = counts.sorted { name($0.key) < name($1.key) }
    // The common ones, whatever an API makes up.
    let common = sorted.indices.sorted { (sorted[$1].value, $0) < (sorted[$0].value, $1) }
      .prefix(limit)
    return common.sorted().map { sorted[$0].key }
  }

  private static func name(_ badge: Badge) -> (String, String, String) {
    (badge.facet, badge.value, badge.text ?? "")
  }
}
