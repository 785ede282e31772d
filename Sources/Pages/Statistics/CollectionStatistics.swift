import Wiki

/// One collection in numbers.
public struct CollectionStatistics: TemplateModel {
  let id: String
  let link: Link
  let count: Phrase
  let charts: [Chart]
  let amounts: AmountChart?

  init(_ collection: EntryCollection, in site: Site) {
    id = collection.id
    link = site.listLink(collection)
    count = site.count(collection.entries.count, of: collection)
    let ratings = collection.definition.measures.contains { $0.kind == .rating }
    charts =
      site.categories(of: collection).compactMap { Chart($0, in: site) }
      + (ratings ? [Chart(ratingsOf: collection)] : []).compactMap(\.self)
    amounts = AmountChart(collection)
  }

  public static let fields: [TemplateField<CollectionStatistics>] = [
    .text("id", "the collection's id: `characters`") { .verbatim($0.id) },
    .link("link", "its list", \.link),
    .text("count", "how many entries it has", \.count),
    .rows("charts", "one for each facet that divides it, and its ratings", \.charts),
    .object("amounts", "the entries with the largest amounts; absent without amounts", \.amounts),
  ]
}
