import Wiki

/// A facet by which hits and lists are filtered.
public struct SearchFilter: Sendable {
  public let facet: Facet
  public let title: Phrase
  /// In the order of the facet's categories.
  public let values: [SearchFilterValue]
  /// Of each document the places of its values in `values`, ascending.
  public let documents: [[Int]]

  /// `nil` where no entry says anything.
  init?(_ group: FacetCategories, entries: [Entry], in site: Site) {
    guard !group.all.isEmpty else { return nil }
    facet = group.facet
    title = group.title
    let slugs = ValueSlugs(group.all.map(\.value))
    values = group.all.map {
      SearchFilterValue(
        slug: slugs[$0.value.key] ?? "", title: site.categoryLink($0, in: group).title)
    }
    let places = Dictionary(
      uniqueKeysWithValues: group.all.enumerated().map { ($1.value.key, $0) })
    let id = group.facet.id
    documents = entries.map { entry in
      let own = (entry.facets[id] ?? []).compactMap { places[$0.key] }
      return own.count > 1 ? Set(own).sorted() : own
    }
  }
}
