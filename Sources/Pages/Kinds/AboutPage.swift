import Wiki

/// Where the wiki comes from, how complete it is and whose it is.
public struct AboutPage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let sources: [AboutSource]
  let gaps: [GapRow]
  let program: Phrase

  init(_ site: Site) {
    title = .word("about.title")
    lead = .sentence("about.lead", ["site": site.title])
    sources = site.graph.sources.map { AboutSource($0, in: site) }
    gaps = GapRow.rows(of: site)
    program = .sentence("about.program", ["program": .verbatim(site.program)])
  }

  public static let fields: [TemplateField<AboutPage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "what the page tells", \.lead),
    .rows("sources", "the sources of the wiki", \.sources),
    .rows("gaps", "what entries lack, by collection", \.gaps),
    .text("program", "what made the site", \.program),
  ]

  static func page(of site: Site) -> Page {
    Page(SitePaths.about, template: "pages/about") {
      let model = AboutPage(site)
      return PageContent(
        model, shell: Shell(site, path: SitePaths.about, kind: .about, title: model.title))
    }
  }
}
