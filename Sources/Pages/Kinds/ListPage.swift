import Wiki

/// One page of a list of entries: a whole collection's, or one category's.
public struct ListPage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let ways: [LinkRow]
  let cards: [EntryID]
  let isPictured: Bool
  let pager: Pager?
  let place: ListPlace

  public static let fields: [TemplateField<ListPage>] = [
    .text("title", "the name of the list", \.title),
    .markup("lead", "how much is in it", \.lead),
    .rows("ways", "other ways to look at the collection", \.ways),
    .entries("cards", "the entries of this page", \.cards),
    .flag("isPictured", "whether the collection has pictures", \.isPictured),
    .object("place", "what a script must know to go on with the list", { $0.place }),
    .object("pager", "the way through the list; absent if one page is all", \.pager),
  ]

  static func pages(of collection: EntryCollection, in site: Site) -> [Page] {
    // No totals here: they would make every page of the list another one with each new entry.
    let about = Phrase.word("collections.\(collection.id).lead")
    let list = EntryList(
      kind: .list, collection: collection, entries: collection.entries, category: nil,
      title: collection.title,
      lead: about,
      ways: site.categories(of: collection).map { LinkRow(site.facetLink($0)) }
        + [LinkRow(site.aToZLink(collection))],
      crumbs: [], crumb: collection.title,
      path: { site.paths.list(collection.id, page: $0) })
    return list.pages(in: site)
  }

  static func pages(
    of category: Category, in group: FacetCategories, of site: Site
  ) -> [Page] {
    let collection = group.collection
    let link = site.categoryLink(category, in: group)
    let count = site.count(category.members.count, of: collection)
    let list = EntryList(
      kind: .category, collection: collection, entries: category.members,
      category: EntryList.Category(
        facet: group.facet.id, slug: site.slug(of: category, in: group),
        isFilter: group.facet.role.isFilter, isRanked: category.isRanked),
      title: .sentence("category.title", ["facet": group.title, "value": link.title]),
      lead: .sentence("category.lead", ["entries": count, "all": .link(site.facetLink(group))]),
      ways: [],
      crumbs: [site.listLink(collection), site.facetLink(group)], crumb: link.title,
      path: { page in
        guard
          let path = site.paths.category(
            collection.id, group.facet.id, category.value.key, page: page)
        else { preconditionFailure("'\(category.value.key)' has entries, so it has a page") }
        return path
      })
    return list.pages(in: site)
  }
}
