import Wiki

/// A list of entries before it is cut into pages.
struct EntryList: Sendable {
  let kind: Shell.Kind
  let collection: EntryCollection
  let entries: [Entry]
  /// `nil` for the list of a whole collection.
  let category: Category?
  let title: Phrase
  /// What stands above the cards of the first page.
  let lead: Phrase
  let ways: [LinkRow]
  let crumbs: [Link]
  /// The list as a step of the way down to its pages.
  let crumb: Phrase
  let path: @Sendable (Int) -> String

  func pages(in site: Site) -> [Page] {
    let size = site.settings.pageSize
    let total = max(1, (entries.count + size - 1) / size)
    let addresses = ListPlace.addresses(of: self)
    return (1...total).map { number in
      Page(path(number), template: "pages/list") {
        content(of: number, total: total, addresses: addresses, in: site)
      }
    }
  }

  private func content(
    of number: Int, total: Int, addresses: String, in site: Site
  ) -> PageContent {
    let size = site.settings.pageSize
    let shown = entries.dropFirst((number - 1) * size).prefix(size)
    let pager = Pager(current: number, total: total, path: path)
    let model = ListPage(
      title: title, lead: number == 1 ? lead : .empty, ways: ways, cards: shown.map(\.id),
      isPictured: collection.definition.isPictured, pager: pager,
      place: ListPlace(self, page: number, of: total, size: size, addresses: addresses))
    let pageTitle: Phrase =
      number == 1
      ? title : .sentence("list.page-title", ["title": title, "page": .number(number)])
    return PageContent(
      model,
      shell: Shell(
        site, path: path(number), kind: kind, title: pageTitle, collection: collection.id,
        crumbs: crumbs + (number == 1 ? [] : [Link(crumb, to: .file(path(1)))]),
        crumb: number == 1 ? crumb : .sentence("list.page", ["page": .number(number)]),
        previous: pager?.previous, next: pager?.next, changed: shown.compactMap(\.changed).max()))
  }
}
