import TestSupport
import Testing
import Wiki

@testable import Pages

@Suite struct `What search engines are told of a page` {
  private static let settings = SiteSettings(
    baseURL: WebAddress("https://a.example/sub"), isInstallable: true)

  private static let site = Site.sample(
    .sample([.sample("1", changed: CalendarDate(year: 2017, month: 11, day: 4))]),
    settings: settings,
    before: FormerSite(
      pages: [("1", "moons/1-old.html"), ("2", "moons/2-gone.html")].map { key, path in
        FormerPage(path: path, entry: EntryID("moons", key), title: "Moon")
      },
      redirects: [:], tombstones: [:], day: nil, days: 30, isGoneFromSource: { _ in false }),
    changes: [
      ChangeRecord(
        source: "solar", foundAt: 1_769_601_600,
        EntryChange(EntryID("moons", "1"), title: "Io", .added))
    ])

  @Test(arguments: [
    "moons/1-old.html", "moons/2-gone.html", "offline.html", "404.html", "search.html",
    "favourites.html", "random.html",
  ])
  func `is nothing of what has no content of its own`(path: String) throws {
    #expect(try Self.site.page(path).content().shell.mapped == nil)
  }

  @Test func `is its address, and the day of the last change that is known`() throws {
    let mapped = try Self.site.page("moons/1-io.html").content().shell.mapped
    #expect(mapped?.address.text == "https://a.example/sub/moons/1-io.html")
    #expect(mapped?.changed?.iso8601 == "2026-01-28")
    let list = try Self.site.page("moons/index.html").content().shell.mapped
    #expect(list?.changed?.iso8601 == "2017-11-04")
  }

  @Test func `is nothing without an address`() throws {
    let site = Site.sample(.moons(3))
    #expect(SitePlan(site).pages.allSatisfy { $0.content().shell.mapped == nil })
  }

  @Test(arguments: [
    ("moons/1-io.html", "https://a.example/sub/moons/1-io.html"),
    ("search.html", "https://a.example/sub/search.html"),
    ("moons/1-old.html", "https://a.example/sub/moons/1-io.html"),
  ])
  func `names the address to keep`(path: String, address: String) throws {
    #expect(try canonical(at: path) == address)
  }

  @Test(arguments: ["moons/2-gone.html", "offline.html", "404.html"])
  func `names none where there is nothing to keep`(path: String) throws {
    #expect(try canonical(at: path) == nil)
  }

  private func canonical(at path: String) throws -> String? {
    guard case .link(let link) = try Self.site.page(path).content().shell.value(of: "canonical"),
      case .web(let address) = link?.target
    else { return nil }
    return address.text
  }
}
