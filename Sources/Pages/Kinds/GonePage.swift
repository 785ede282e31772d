import Wiki

/// What stands for a while where the page of an entry was that the wiki no longer has.
public struct GonePage: TemplateModel {
  let stone: Tombstone
  let collection: Link?
  let home: Link

  public static let fields: [TemplateField<GonePage>] = [
    .text("title", "the name that the entry had") { .verbatim($0.stone.title) },
    .text("lead", "whether the API or only this wiki no longer has it") {
      .word($0.stone.isGoneFromSource ? "gone.from-source" : "gone.from-wiki")
    },
    .text("since", "since when; may be empty") {
      $0.stone.since.map { .sentence("gone.since", ["date": .date($0)]) } ?? .empty
    },
    .link("collection", "the list that it was in; absent if the wiki has none", \.collection),
    .link("home", "the home page", \.home),
  ]

  static func pages(of site: Site) -> [Page] {
    site.former.tombstones.sorted { $0.key < $1.key }.map { path, stone in
      Page(path, template: "pages/gone") {
        let collection = site.collections.first { $0.id == stone.entry.collection }
          .map(site.listLink)
        return PageContent(
          GonePage(
            stone: stone, collection: collection,
            home: Link(.word("home.crumb"), to: .file(SitePaths.home))),
          shell: Shell(
            site, path: path, kind: .gone, title: .verbatim(stone.title),
            crumbs: collection.map { [$0] } ?? []))
      }
    }
  }
}
