import Testing
import Wiki

@testable import Pages

@Suite struct `The timeline` {
  @Test func `has what has a date by year and day, the first first`() throws {
    let entries = [20_150_726, nil, 20_131_202, 20_150_101, 20_159_999].enumerated().map {
      Entry.sample("\($0.offset)", measures: $0.element.map { [.date: $0] } ?? [:])
    }
    let site = Site.sample(.sample(entries, measures: [Measure(.date)]))
    let page = try site.model("timeline.html", as: TimelinePage.self)
    #expect(page.years.map(\.year) == [2013, 2015])
    #expect(page.years.map(\.count) == [1, 2])
    let keys = page.years.flatMap(\.groups).map { $0.rows.map(\.link.target) }
    #expect(keys == [["2"], ["3", "0"]].map { $0.map { .entry(EntryID("moons", $0)) } })
    #expect(page.jumps.map(\.link.target) == [.fragment("s-year-2013"), .fragment("s-year-2015")])
  }

  @Test func `is not there where nothing has a date`() {
    let dated = Entry.sample(measures: [.date: 20_131_202])
    #expect(!Site.sample(.sample([dated])).plannedPaths.contains("timeline.html"))
    let site = Site.sample(.sample([.sample()], measures: [Measure(.date)]))
    #expect(!site.plannedPaths.contains("timeline.html"))
    #expect(site.specials.map(\.path) == ["statistics.html", "random.html"])
  }

  @Test(arguments: [false, true])
  func `names thirty of a year and leads to the others where they have a page`(hasPage: Bool) throws
  {
    let year = FacetValue(verbatim: "2013")
    let entries = (0..<33).map {
      Entry.sample("\($0)", facets: ["year": [year]], measures: [.date: 20_130_101 + $0 % 28])
    }
    let site = Site.sample(
      .sample(entries, facets: hasPage ? [Facet("year")] : [], measures: [Measure(.date)]))
    let page = try site.model("timeline.html", as: TimelinePage.self)
    let group = try page.years.first.required("no year").groups.first.required("no group")
    #expect(group.rows.count == 30)
    let others = Phrase.sentence("timeline.rest", ["count": .number(3)])
    let target = Link.Target.category(collection: "moons", facet: "year", value: "2013")
    #expect(group.rest == (hasPage ? .link(Link(others, to: target)) : others))
  }

  @Test(arguments: [(500, 1), (501, 7)])
  func `is cut into decades once it is long`(count: Int, pages: Int) throws {
    let entries = (0..<count).map {
      Entry.sample("\($0)", measures: [.date: (1970 + $0 % 60) * 10_000 + 101])
    }
    let site = Site.sample(.sample(entries, measures: [Measure(.date)]))
    let paths = site.plannedPaths.filter { $0.hasPrefix("timeline") }
    #expect(paths.count == pages)
    guard pages > 1 else { return }
    #expect(paths.prefix(2) == ["timeline.html", "timeline-1970s.html"])
    let front = try site.model("timeline.html", as: TimelinePage.self)
    #expect(front.years.isEmpty)
    #expect(front.jumps.map(\.link.target) == paths.dropFirst().map(Link.Target.file))
    let decade = try site.model("timeline-1970s.html", as: TimelinePage.self)
    #expect(decade.years.map(\.year) == Array(1970..<1980))
  }
}
