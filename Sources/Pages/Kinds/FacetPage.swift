import Wiki

/// All values of one facet.
public struct FacetPage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let values: [ValueRow]
  let singles: [SingleRow]

  init(_ group: FacetCategories, in site: Site) {
    let collection = group.collection.title
    title = .sentence("facet.title", ["collection": collection, "facet": group.title])
    lead = .sentence("facet.lead", ["count": .number(group.all.count), "facet": group.title])
    let most = group.paged.map(\.members.count).max() ?? 1
    values = group.paged.map {
      ValueRow(
        link: site.categoryLink($0, in: group),
        count: site.count($0.members.count, of: group.collection),
        share: $0.members.count * 100 / most)
    }
    singles = group.single.flatMap { category in
      category.members.map {
        SingleRow(
          value: site.categoryLink(category, in: group).title,
          link: Link(.verbatim($0.title), to: .entry($0.id)))
      }
    }
  }

  public static let fields: [TemplateField<FacetPage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "how many values there are", \.lead),
    .rows("values", "the values that have a page", \.values),
    .rows("singles", "the values that only one entry has", \.singles),
  ]

  static func page(of group: FacetCategories, in site: Site) -> Page {
    let path = site.paths.facet(group.facet.id, of: group.collection.id)
    return Page(path, template: "pages/facet") {
      let model = FacetPage(group, in: site)
      return PageContent(
        model,
        shell: Shell(
          site, path: path, kind: .facet, title: model.title, collection: group.collection.id,
          crumbs: [site.listLink(group.collection)], crumb: group.title,
          changed: group.collection.entries.compactMap(\.changed).max()))
    }
  }
}
