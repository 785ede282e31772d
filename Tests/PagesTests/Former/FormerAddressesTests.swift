import Testing
import Wiki

@testable import Pages

@Suite struct `Former addresses` {
  private static let io = EntryID("moons", "1")
  private static let europa = EntryID("moons", "2")
  private static let today = CalendarDate(year: 2026, month: 11, day: 21)

  /// The wiki has Io only, at `moons/1-io.html`.
  private static func addresses(
    pages: [FormerPage] = [], redirects: [String: EntryID] = [:],
    tombstones: [String: Tombstone] = [:], day: CalendarDate? = today, days: Int = 30,
    gone: Set<EntryID> = []
  ) -> FormerAddresses {
    let site = Site.sample(
      .sample([.sample("1", title: "Io")]),
      before: FormerSite(
        pages: pages, redirects: redirects, tombstones: tombstones, day: day, days: days,
        isGoneFromSource: { gone.contains($0) }))
    return site.former
  }

  private static func stone(
    _ entry: EntryID = europa, since: CalendarDate? = today, gone: Bool = false
  ) -> Tombstone {
    Tombstone(entry: entry, title: "Europa", since: since, isGoneFromSource: gone)
  }

  @Test func `of an entry where it was are none`() {
    let former = Self.addresses(
      pages: [FormerPage(path: "moons/1-io.html", entry: Self.io, title: "Io")])
    #expect(former.redirects.isEmpty && former.tombstones.isEmpty)
  }

  @Test func `lead to the page of an entry that was renamed, and go on doing so`() {
    let renamed = FormerPage(path: "moons/1-jo.html", entry: Self.io, title: "Jo")
    #expect(Self.addresses(pages: [renamed]).redirects == ["moons/1-jo.html": Self.io])
    let kept = Self.addresses(
      pages: [FormerPage(path: "moons/1-io.html", entry: Self.io, title: "Io")],
      redirects: ["moons/1-jo.html": Self.io])
    #expect(kept.redirects == ["moons/1-jo.html": Self.io])
  }

  @Test func `are the entry's own again when it has its old name back`() {
    let former = Self.addresses(
      pages: [FormerPage(path: "moons/1-jo.html", entry: Self.io, title: "Jo")],
      redirects: ["moons/1-io.html": Self.io])
    #expect(former.redirects == ["moons/1-jo.html": Self.io])
  }

  @Test(arguments: [true, false])
  func `say of an entry that vanished whether the source lacks it too`(isGone: Bool) {
    let former = Self.addresses(
      pages: [FormerPage(path: "moons/2-europa.html", entry: Self.europa, title: "Europa")],
      redirects: ["moons/2-e.html": Self.europa], gone: isGone ? [Self.europa] : [])
    let stone = Self.stone(gone: isGone)
    #expect(
      former.tombstones == ["moons/2-europa.html": stone, "moons/2-e.html": stone])
    #expect(former.redirects.isEmpty)
  }

  @Test func `lead to an entry that came back`() {
    let former = Self.addresses(
      tombstones: [
        "moons/1-io.html": Self.stone(Self.io), "moons/1-jo.html": Self.stone(Self.io),
      ])
    #expect(former.tombstones.isEmpty)
    #expect(former.redirects == ["moons/1-jo.html": Self.io])
  }

  @Test(arguments: [(29, true), (30, false), (31, false)])
  func `tell of what is gone for as many days as are set`(age: Int, stands: Bool) throws {
    let today = try #require(Self.today)
    let since = try #require(CalendarDate(daysSince1970: today.daysSince1970 - age))
    let path = "moons/2-europa.html"
    let former = Self.addresses(tombstones: [path: Self.stone(since: since)])
    #expect(former.tombstones.keys.contains(path) == stands)
  }

  @Test func `tell for ever of what is gone since nobody knows when, unless for no day`() {
    let stones = ["moons/2-europa.html": Self.stone(since: nil)]
    #expect(Self.addresses(tombstones: stones, day: nil).tombstones == stones)
    #expect(Self.addresses(tombstones: stones, day: nil, days: 0).tombstones.isEmpty)
  }

  @Test func `have pages, and no other page leads there`() {
    let site = Site.sample(
      .sample([.sample("1", title: "Io")]),
      before: FormerSite(
        pages: [
          FormerPage(path: "moons/1-jo.html", entry: Self.io, title: "Jo"),
          FormerPage(path: "moons/2-europa.html", entry: Self.europa, title: "Europa"),
        ], redirects: [:], tombstones: [:], day: Self.today, days: 30,
        isGoneFromSource: { _ in true }))
    let pages = SitePlan(site).pages.suffix(2)
    #expect(pages.map(\.path) == ["moons/1-jo.html", "moons/2-europa.html"])
    #expect(pages.map(\.template) == ["pages/moved", "pages/gone"])
    #expect(pages.allSatisfy { $0.entry == nil })
  }
}
