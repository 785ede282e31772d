import Testing
import Wiki

@testable import Pages

@Suite struct `The plan of a site` {
  @Test func `has every page of a small wiki, and no other`() {
    let yellow = FacetValue(verbatim: "Yellow")
    let site = Site.sample(
      .sample(
        [.sample("1", title: "Io", facets: ["color": [yellow]]), .sample("2", title: "Europa")],
        facets: [Facet("color")]))
    #expect(
      site.plannedPaths.sorted() == [
        "404.html", "about.html", "favourites.html", "index.html", "moons/1-io.html",
        "moons/2-europa.html", "moons/a-z.html", "moons/color/index.html",
        "moons/color/yellow.html", "moons/index.html", "random.html", "search.html",
        "statistics.html",
      ])
  }

  @Test func `has the pages of the whole wiki even where it has no entry`() {
    #expect(
      Site.sample().plannedPaths.sorted() == [
        "404.html", "about.html", "favourites.html", "index.html", "search.html",
      ])
  }

  @Test func `never speaks of a collection without entries`() throws {
    let site = Site.sample(.sample([.sample()]), .sample([], id: "ships", facets: [Facet("size")]))
    #expect(!site.plannedPaths.contains { $0.hasPrefix("ships") })
    #expect(try site.model("index.html", as: HomePage.self).collections.map(\.id) == ["moons"])
    let about = try site.model("about.html", as: AboutPage.self)
    #expect(about.sources.first?.collections.map(\.link.target) == [.collection("moons")])
  }

  @Test(arguments: [(1, 1), (20, 1), (21, 2), (40, 2), (41, 3)])
  func `cuts a list into pages of 20`(entries: Int, pages: Int) throws {
    let site = Site.sample(.moons(entries))
    let paths = site.plannedPaths.filter { $0 == "moons/index.html" || $0.hasPrefix("moons/page-") }
    #expect(
      paths == ["moons/index.html"] + (1..<pages).map { "moons/page-\($0 + 1).html" })
    let cards = try paths.flatMap { try site.model($0, as: ListPage.self).cards }
    #expect(cards.map(\.key) == (1...entries).map(String.init))
  }

  @Test func `cuts lists where the settings say`() throws {
    let site = Site.sample(.moons(7), settings: SiteSettings(pageSize: 3))
    #expect(try site.model("moons/page-3.html", as: ListPage.self).cards.map(\.key) == ["7"])
  }

  @Test func `has a page of an open-ended value from two members on`() throws {
    let site = facetSite(Facet("word", isOpenEnded: true))
    #expect(
      site.plannedPaths.filter { $0.hasPrefix("moons/word/") }
        == ["moons/word/index.html", "moons/word/shared.html"])
    let page = try site.model("moons/word/index.html", as: FacetPage.self)
    #expect(page.values.map(\.link.title) == [.verbatim("Shared")])
    #expect(page.singles.map(\.value) == [.verbatim("Single")])
    #expect(page.singles.map(\.link.target) == [.entry(EntryID("moons", "2"))])
  }

  @Test func `has a page of every value of any other facet`() throws {
    let site = facetSite(Facet("word"))
    #expect(site.plannedPaths.contains("moons/word/single.html"))
    #expect(try site.model("moons/word/index.html", as: FacetPage.self).singles.isEmpty)
  }

  @Test(
    arguments: [
      (nil, true), (["word"], true), ([], false), (["color"], false),
    ] as [([String]?, Bool)])
  func `has the categories that the settings name`(names: [String]?, isThere: Bool) {
    let settings = SiteSettings(categories: names.map { ["solar": $0] } ?? [:])
    let site = facetSite(Facet("word"), settings: settings)
    #expect(site.plannedPaths.contains { $0.hasPrefix("moons/word/") } == isThere)
  }

  @Test func `pages a category like a list`() throws {
    let value = FacetValue(verbatim: "Shared")
    let entries = (1...21).map {
      Entry.sample("\($0)", title: "Moon \($0)", facets: ["word": [value]])
    }
    let site = Site.sample(.sample(entries, facets: [Facet("word")]))
    #expect(
      try site.model("moons/word/shared-page-2.html", as: ListPage.self).cards.map(\.key) == ["21"])
    #expect(try site.model("moons/word/shared.html", as: ListPage.self).pager?.total == 2)
  }

  @Test func `makes each detail from the collection's own template`() throws {
    let page = try Site.sample(.moons(1)).page("moons/1-moon-1.html")
    #expect(page.template == "solar/moon")
    #expect(page.entry == EntryID("moons", "1"))
  }

  private func facetSite(_ facet: Facet, settings: SiteSettings = SiteSettings()) -> Site {
    let shared = FacetValue(verbatim: "Shared")
    return .sample(
      .sample(
        [
          .sample("1", facets: [facet.id: [shared]]),
          .sample("2", facets: [facet.id: [shared, FacetValue(verbatim: "Single")]]),
        ], facets: [facet]), settings: settings)
  }
}
