import Foundation
import Testing

@Suite struct `A wiki with an address` {
  /// What nobody should find by a search engine: they hold what scripts find, or nothing.
  private static let unmapped = ["404.html", "search.html", "favourites.html", "random.html"]

  @Test func `names on each page the address to keep`() async throws {
    let site = try await WebSites.made.value.based
    for path in site.pages {
      let named = site.text(path).matches(of: /<link rel="canonical" href="([^"]*)">/)
      let expected = path == "404.html" ? [] : ["\(WebSites.address)/\(path)"]
      #expect(named.map { String($0.output.1) } == expected, "\(path)")
    }
  }

  @Test func `has a site map of all pages with something of their own`() async throws {
    let site = try await WebSites.made.value.based
    let map = try XMLTree.parsed(site.text("sitemap.xml"))
    #expect(map.name == "urlset")
    #expect(map.attributes["xmlns"] == "http://www.sitemaps.org/schemas/sitemap/0.9")
    let addresses = map.children("url").compactMap { $0.child("loc")?.text }
    let expected = site.pages.filter { !Self.unmapped.contains($0) }
    #expect(addresses.sorted() == expected.map { "\(WebSites.address)/\($0)" })
  }

  @Test func `says in it the day of the data, and none where there is none`() async throws {
    let site = try await WebSites.made.value.based
    let map = try XMLTree.parsed(site.text("sitemap.xml"))
    let days = Dictionary(
      map.children("url").map { ($0.child("loc")?.text ?? "", $0.child("lastmod")?.text) }
    ) { first, _ in first }
    #expect(days["\(WebSites.address)/characters/1-rick-sanchez.html"] == "2017-11-04")
    #expect(days["\(WebSites.address)/movies/index.html"] == .some(nil))
    #expect(days["\(WebSites.address)/index.html"] == .some(nil))
  }

  @Test func `says in it when an entry changed last`() async throws {
    let site = try await TwoSnapshots.made.value
    let map = try XMLTree.parsed(site.site.text("sitemap.xml"))
    let url = map.children("url").first {
      $0.child("loc")?.text == "\(TwoSnapshots.address)/characters/1-rick-sanchez.html"
    }
    let day = try #require(url?.child("lastmod")?.text)
    let format = Date.ISO8601FormatStyle().year().month().day()
    #expect(
      [site.time.lowerBound, site.time.upperBound].map { $0.formatted(format) }.contains(day))
  }

  @Test func `lets robots in and shows them the map`() async throws {
    let site = try await WebSites.made.value.based
    #expect(
      site.text("robots.txt")
        == "User-agent: *\nDisallow:\n\nSitemap: \(WebSites.address)/sitemap.xml\n")
  }
}
