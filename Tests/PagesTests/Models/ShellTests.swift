import TestSupport
import Testing
import Wiki

@testable import Pages

@Suite struct `What stands around a page` {
  private let site = Site.sample(
    .sample(
      [.sample("1", facets: ["color": [FacetValue(verbatim: "Yellow")]])], facets: [Facet("color")])
  )

  @Test(arguments: [
    ("index.html", 0), ("404.html", 0), ("about.html", 2), ("statistics.html", 2),
    ("random.html", 2), ("moons/index.html", 2),
    ("moons/a-z.html", 3), ("moons/1-io.html", 3), ("moons/color/index.html", 3),
    ("moons/color/yellow.html", 4),
  ])
  func `shows the way down to the page, itself last and without a link`(path: String, steps: Int)
    throws
  {
    guard case .rows(let rows) = try value("crumbs", of: path) else {
      throw MissingInTest(reason: "crumbs are rows")
    }
    let crumbs = rows.compactMap { $0 as? CrumbRow }
    #expect(crumbs.count == steps)
    #expect(crumbs.dropLast().allSatisfy { $0.link != nil })
    #expect(crumbs.last?.link == nil)
  }

  @Test func `marks the collection that the page belongs to`() throws {
    #expect(try current(at: "moons/1-io.html") == [true])
    #expect(try current(at: "about.html") == [false])
  }

  @Test func `is titled with the page and the wiki`() throws {
    let title = Phrase.sentence("site.title", ["sources": .list([.word("sources.solar.title")])])
    #expect(site.title == title)
    #expect(try site.page("index.html").content().shell.title == title)
    #expect(Site.sample(settings: SiteSettings(title: "Mine")).title == .verbatim("Mine"))
  }

  @Test func `has the day its page last changed, where that is known`() throws {
    let day = CalendarDate(year: 2026, month: 11, day: 3)
    let site = Site.sample(
      .sample([.sample("1", changed: day), .sample("2", title: "Europa")]))
    #expect(try site.page("moons/1-io.html").content().shell.changed == day)
    #expect(try site.page("moons/2-europa.html").content().shell.changed == nil)
    #expect(try site.page("moons/index.html").content().shell.changed == day)
  }

  @Test func `leads to the pages that look at the whole wiki in other ways`() throws {
    #expect(try specials(of: site, at: "moons/1-io.html") == ["statistics.html", "random.html"])
    #expect(try specials(of: site, at: "404.html").isEmpty)
    #expect(try specials(of: .sample(), at: "about.html").isEmpty)
  }

  private func specials(of site: Site, at path: String) throws -> [String] {
    let shell = try site.page(path).content().shell
    guard case .rows(let rows) = try shell.value(of: "specials").required("specials") else {
      throw MissingInTest(reason: "specials are rows")
    }
    return rows.compactMap { ($0 as? LinkRow)?.link.target }.compactMap {
      if case .file(let path) = $0 { path } else { nil }
    }
  }

  private func current(at path: String) throws -> [Bool] {
    guard case .rows(let rows) = try value("nav", of: path) else { return [] }
    return rows.compactMap { ($0 as? NavRow)?.isCurrent }
  }

  private func value(_ name: String, of path: String) throws -> FieldValue {
    try site.page(path).content().shell.value(of: name).required(name)
  }
}
