import Wiki

/// One page of what changed of late.
public struct ChangesPage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let days: [ChangeDay]
  let pager: Pager?

  public static let fields: [TemplateField<ChangesPage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "what the page tells", \.lead),
    .rows("days", "the days of this page, the newest first", \.days),
    .object("pager", "the way through the days; absent if one page is all", \.pager),
  ]

  /// More rows would make a page that a phone is slow to show.
  private static let mostRows = 500

  /// None while no change is known: then a wiki is the same wherever its answers come from.
  static func pages(of site: Site) -> [Page] {
    guard let changes = site.changes?.all else { return [] }
    let total = max(1, (changes.count + mostRows - 1) / mostRows)
    return (1...total).map { number in
      Page(SitePaths.changes(page: number), template: "pages/changes") {
        let shown = changes.dropFirst((number - 1) * mostRows).prefix(mostRows)
        return content(of: number, total: total, Array(shown), in: site)
      }
    }
  }

  private static func content(
    of number: Int, total: Int, _ changes: [DailyChange], in site: Site
  ) -> PageContent {
    let name = Phrase.word("changes.title")
    let pager = Pager(current: number, total: total) { SitePaths.changes(page: $0) }
    let model = ChangesPage(
      title: number == 1
        ? name : .sentence("list.page-title", ["title": name, "page": .number(number)]),
      lead: number == 1 ? .word("changes.lead") : .empty,
      days: ChangeDay.days(of: changes, in: site), pager: pager)
    return PageContent(
      model,
      shell: Shell(
        site, path: SitePaths.changes(page: number), kind: .changes, title: model.title,
        crumbs: number == 1 ? [] : [Link(name, to: .file(SitePaths.changes()))],
        crumb: number == 1 ? name : .sentence("list.page", ["page": .number(number)]),
        previous: pager?.previous, next: pager?.next))
  }
}
