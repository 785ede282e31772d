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
  init?(_ group: FacetCategories, numbers: SearchNumbers, in site: Site) {
    guard !group.all.isEmpty else { return nil }
    facet = group.facet
    title = group.title
    let slugs = ValueSlugs(group.all.map(\.value))
    values = group.all.map {
      SearchFilterValue(
        slug: slugs[$0.value.key] ?? "", title: site.categoryLink($0, in: group).title)
    }
    var documents = [[Int]](repeating: [], count: numbers.count)
    for (place, category) in group.all.enumerated() {
      for member in category.members {
        guard let number = numbers[member], documents[number].last != place else { continue }
        documents[number].append(place)
      }
    }
    self.documents = documents
  }
}
