import Wiki

/// Where a reader searches the wiki; without scripts it leads to the names in order.
public struct SearchPage: TemplateModel {
  let collections: [LinkRow]

  init(_ site: Site) {
    collections = site.collections.map { collection in
      LinkRow(
        Link(
          .sentence("a-z.title", ["collection": collection.title]),
          to: .file(site.paths.aToZ(collection.id))))
    }
  }

  public static let fields: [TemplateField<SearchPage>] = [
    .text("title", "the name of the page") { _ in .word("search.title") },
    .rows("collections", "the names of each collection from A to Z", \.collections),
  ]

  /// None where the wiki is to have no search.
  static func pages(of site: Site) -> [Page] {
    guard site.settings.hasSearch else { return [] }
    let page = Page(SitePaths.search, template: "pages/search") {
      PageContent(
        SearchPage(site),
        shell: Shell(site, path: SitePaths.search, kind: .search, title: .word("search.title")))
    }
    return [page]
  }
}
