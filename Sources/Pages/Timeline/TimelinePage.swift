import Wiki

/// What has a date, by year: on one page, or on one for each decade.
public struct TimelinePage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let jumps: [LinkRow]
  let years: [TimelineYear]

  public static let fields: [TemplateField<TimelinePage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "what stands here; may be empty", \.lead),
    .rows("jumps", "the years of the page, or the decades of the wiki", \.jumps),
    .rows("years", "the years, the first first", \.years),
  ]

  /// More would make a page that a phone is slow to show.
  private static let mostEntries = 500

  /// None where nothing has a date.
  static func pages(of site: Site) -> [Page] {
    let years = Timeline(site).years
    guard !years.isEmpty else { return [] }
    guard years.map(\.count).reduce(0, +) > mostEntries else {
      return [front(of: site, jumps: { years.map { LinkRow($0.jump) } }, years: years)]
    }
    let decades = Dictionary(grouping: years) { $0.year / 10 * 10 }.sorted { $0.key < $1.key }
    let jumps = decades.map { decade, years in
      LinkRow(
        Link(title(of: decade), to: .file(SitePaths.timeline(decade: decade))),
        count: .number(years.map(\.count).reduce(0, +)))
    }
    return [front(of: site, jumps: { jumps }, years: [])]
      + decades.map { page(of: $0, years: $1, in: site) }
  }

  private static func front(
    of site: Site, jumps: @escaping @Sendable () -> [LinkRow], years: [TimelineYear]
  ) -> Page {
    Page(SitePaths.timeline(), template: "pages/timeline") {
      let model = TimelinePage(
        title: .word("timeline.title"), lead: .word("timeline.lead"), jumps: jumps(), years: years)
      return PageContent(
        model,
        shell: Shell(site, path: SitePaths.timeline(), kind: .timeline, title: model.title))
    }
  }

  private static func page(of decade: Int, years: [TimelineYear], in site: Site) -> Page {
    let path = SitePaths.timeline(decade: decade)
    return Page(path, template: "pages/timeline") {
      let model = TimelinePage(
        title: .sentence("timeline.decade-title", ["decade": title(of: decade)]), lead: .empty,
        jumps: years.map { LinkRow($0.jump) }, years: years)
      let top = Link(.word("timeline.title"), to: .file(SitePaths.timeline()))
      return PageContent(
        model,
        shell: Shell(
          site, path: path, kind: .timeline, title: model.title, crumbs: [top],
          crumb: title(of: decade)))
    }
  }

  private static func title(of decade: Int) -> Phrase {
    .sentence("timeline.decade", ["decade": .verbatim("\(decade)")])
  }
}
