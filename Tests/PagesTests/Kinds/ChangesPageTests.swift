import Testing
import Wiki

@testable import Pages

@Suite struct `The changes of a wiki` {
  private static let day = 86_400

  private static func record(
    _ key: String, _ collection: String = "moons", at time: Int, _ kind: EntryChange.Kind = .added
  ) -> ChangeRecord {
    ChangeRecord(
      source: "solar", foundAt: time,
      EntryChange(EntryID(collection, key), title: "Moon \(key)", kind))
  }

  @Test func `have no page, no link and no feed while none is known`() throws {
    let site = Site.sample(
      .moons(1), settings: SiteSettings(baseURL: WebAddress("https://a.example")))
    #expect(!site.plannedPaths.contains("changes.html"))
    #expect(try site.model("index.html", as: HomePage.self).changes == nil)
    #expect(Feed(site) == nil)
  }

  @Test func `stand by day, then by the wiki's order of collections, then as they were told`()
    throws
  {
    let site = Site.sample(
      .moons(2), .sample([.sample("1", collection: "ships")], id: "ships"),
      changes: [
        Self.record("1", "ships", at: 2 * Self.day), Self.record("2", at: 2 * Self.day),
        Self.record("1", at: 2 * Self.day), Self.record("9", at: 3 * Self.day - 1),
        Self.record("1", at: 5 * Self.day),
      ])
    let days = try site.model("changes.html", as: ChangesPage.self).days
    #expect(days.map(\.day.daysSince1970) == [5, 2])
    #expect(days[1].collections.map(\.collection) == ["moons", "ships"])
    #expect(days[1].collections[0].changes.map(\.change.entry.key) == ["2", "1", "9"])
  }

  @Test func `are told on the page of their entry, the newest day first`() throws {
    let site = Site.sample(
      .moons(2), changes: [Self.record("1", at: 9 * Self.day), Self.record("1", at: 0)])
    let frame = try site.page("moons/1-moon-1.html").content().frame.required("no frame")
    #expect(frame.history.map(\.change.day.daysSince1970) == [9, 0])
    let other = try site.page("moons/2-moon-2.html").content().frame.required("no frame")
    #expect(other.history.isEmpty)
  }

  @Test(
    arguments: [
      ([.added], "new"), ([.removed(why: .gone)], "removed"),
      ([.changed(fields: [])], "changed"), ([.added, .changed(fields: [])], "new"),
      ([.added, .removed(why: .gone)], "removed"), ([.removed(why: .unlisted), .added], "changed"),
    ] as [([EntryChange.Kind], String)])
  func `are named in a feed by what they come to`(kinds: [EntryChange.Kind], word: String) throws {
    let records = kinds.enumerated().map { Self.record("1", at: $0.offset, $0.element) }
    let site = Site.sample(
      .moons(1), settings: SiteSettings(baseURL: WebAddress("https://a.example")),
      changes: records.reversed())
    let items = try Feed(site).required("no feed").items
    #expect(
      items.map(\.title) == [
        .sentence("changes.item.\(word)", ["title": .verbatim("Moon 1")])
      ])
    #expect(items.first?.published == 0)
    #expect(items.first?.updated == kinds.count - 1)
  }
}
