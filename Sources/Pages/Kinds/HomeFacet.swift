import Wiki

/// A facet as the home page presents it: its first values.
public struct HomeFacet: TemplateModel {
  let link: Link
  let values: [LinkRow]
  let more: Bool

  init(_ group: FacetCategories, in site: Site) {
    link = site.facetLink(group)
    values = group.paged.prefix(Self.limit).map {
      LinkRow(site.categoryLink($0, in: group), count: .number($0.members.count))
    }
    more = group.all.count > values.count
  }

  private static let limit = 6

  public static let fields: [TemplateField<HomeFacet>] = [
    .link("link", "all values of the facet", \.link),
    .rows("values", "its first values, at most six", \.values),
    .flag("more", "whether there are others", \.more),
  ]
}
