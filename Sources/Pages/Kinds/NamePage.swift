import Wiki

/// A name that several entries of a collection share, with all that bear it.
public struct NamePage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let cards: [EntryID]
  let pager: Pager?

  public static let fields: [TemplateField<NamePage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "how many bear the name", \.lead),
    .entries("cards", "those of this page", \.cards),
    .object("pager", "the way through them; absent if one page is all", \.pager),
  ]

  static func pages(of collection: EntryCollection, in site: Site) -> [Page] {
    site.graph.sharedNames(in: collection).flatMap { pages(of: $0, in: collection, site) }
  }

  private static func pages(
    of entries: [Entry], in collection: EntryCollection, _ site: Site
  ) -> [Page] {
    guard let first = entries.first else { return [] }
    let size = site.settings.pageSize
    let total = (entries.count + size - 1) / size
    return (1...total).compactMap { number in
      guard let path = site.paths.name(of: first.id, page: number) else { return nil }
      return Page(path, template: "pages/name") {
        let shown = entries.dropFirst((number - 1) * size).prefix(size)
        let pager = Pager(current: number, total: total) { page in
          site.paths.name(of: first.id, page: page) ?? path
        }
        let title = Phrase.sentence("name.title", ["name": .verbatim(first.title)])
        let model = NamePage(
          title: title,
          lead: .sentence("name.lead", ["entries": site.count(entries.count, of: collection)]),
          cards: shown.map(\.id), pager: pager)
        return PageContent(
          model, shell: shell(of: model, at: path, number: number, of: collection, in: site))
      }
    }
  }

  private static func shell(
    of model: NamePage, at path: String, number: Int, of collection: EntryCollection, in site: Site
  ) -> Shell {
    let first = model.pager.flatMap { number == 1 ? nil : $0.path(1) }
    return Shell(
      site, path: path, kind: .name,
      title: first == nil
        ? model.title
        : .sentence("list.page-title", ["title": model.title, "page": .number(number)]),
      collection: collection.id,
      crumbs: [site.listLink(collection)]
        + (first.map { [Link(model.title, to: .file($0))] } ?? []),
      crumb: first == nil ? model.title : .sentence("list.page", ["page": .number(number)]),
      previous: model.pager?.previous, next: model.pager?.next)
  }
}
