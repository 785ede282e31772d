import Wiki

/// What stands at the old address of an entry whose name changed.
public struct MovedPage: TemplateModel {
  let target: Link

  public static let fields: [TemplateField<MovedPage>] = [
    .text("title", "the name that the entry has now") { $0.target.title },
    .text("lead", "that the page has moved") { _ in .word("moved.lead") },
    .link("target", "the page of the entry", \.target),
  ]

  static func pages(of site: Site) -> [Page] {
    site.former.redirects.sorted { $0.key < $1.key }.compactMap { path, id in
      guard let entry = site.graph.entry(id), let file = site.paths.detail(of: id) else {
        return nil
      }
      return Page(path, template: "pages/moved") {
        let target = Link(.verbatim(entry.title), to: .file(file))
        return PageContent(
          MovedPage(target: target),
          shell: Shell(
            site, path: path, kind: .moved, title: .verbatim(entry.title),
            collection: id.collection,
            crumbs: site.graph.collection(id.collection).map { [site.listLink($0)] } ?? [],
            redirect: target))
      }
    }
  }
}
