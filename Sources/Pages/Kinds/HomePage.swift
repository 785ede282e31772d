import Wiki

/// The first page of the wiki.
public struct HomePage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let notices: [SentenceRow]
  let collections: [HomeCollection]
  let specials: [LinkRow]
  let changes: Link?

  init(_ site: Site) {
    title = site.title
    let counts = site.collections.map { site.count($0.entries.count, of: $0) }
    lead =
      counts.isEmpty ? .word("home.empty") : .sentence("home.lead", ["entries": .list(counts)])
    notices = site.graph.sources.compactMap { source in
      source.stoodIn.map {
        SentenceRow(
          .sentence(
            "home.stood-in",
            ["source": .word("sources.\(source.id).title"), "day": .date($0)]))
      }
    }
    collections = site.collections.map { HomeCollection($0, in: site) }
    specials = site.specials.map { LinkRow(Link($0.title, to: .file($0.path))) }
    changes = site.changes.map { _ in
      Link(.word("changes.link"), to: .file(SitePaths.changes()))
    }
  }

  public static let fields: [TemplateField<HomePage>] = [
    .text("title", "the title of the wiki", \.title),
    .markup("lead", "what is in it", \.lead),
    .rows("notices", "what a reader should know of the age of the data", \.notices),
    .rows("collections", "the collections that have an entry", \.collections),
    .rows("specials", "the pages that look at the whole wiki in other ways", \.specials),
    .link("changes", "the page of recent changes; absent while no change is known", \.changes),
  ]

  static func page(of site: Site) -> Page {
    Page(SitePaths.home, template: "pages/home") {
      let model = HomePage(site)
      return PageContent(
        model,
        shell: Shell(
          site, path: SitePaths.home, kind: .home, title: model.title, description: model.lead))
    }
  }
}
