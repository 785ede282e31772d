import Wiki

/// The wiki in numbers, with charts.
public struct StatisticsPage: TemplateModel {
  let lead: Phrase
  let collections: [CollectionStatistics]

  init(_ site: Site) {
    let counts = site.collections.map { site.count($0.entries.count, of: $0) }
    let links = Phrase.sentence(
      "statistics.links", ["count": .number(site.graph.linkCount)])
    lead = .sentence("statistics.lead", ["entries": .list(counts), "links": links])
    collections = site.collections.map { CollectionStatistics($0, in: site) }
  }

  public static let fields: [TemplateField<StatisticsPage>] = [
    .text("title", "the name of the page") { _ in .word("statistics.title") },
    .markup("lead", "how much is in the wiki", \.lead),
    .rows("collections", "the collections that have an entry", \.collections),
  ]

  /// None where there is nothing to count.
  static func pages(of site: Site) -> [Page] {
    guard site.hasEntries else { return [] }
    return [
      Page(SitePaths.statistics, template: "pages/statistics") {
        PageContent(
          StatisticsPage(site),
          shell: Shell(
            site, path: SitePaths.statistics, kind: .statistics, title: .word("statistics.title")))
      }
    ]
  }
}
