import Foundation
import Testing
import Wiki

@Suite struct `A wiki with a history` {
  private static func text(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }

  @Test func `tells all that happened to an entry on one day together, in its order`()
    async throws
  {
    let site = try await ToldSite(ChangeRecord.golden, ["--base-url", "https://a.example"])
    let page = try XMLTree.piece(
      "div", having: "class=\"changes\"", of: Self.text(site.page("changes.html")))
    #expect(page.all("h2").map(\.words) == ["28 January 2026", "27 January 2026"])
    let first = page.children("section").first?.all("ul").first?.children("li") ?? []
    #expect(
      first.map { $0.all("li").map(\.words) }
        == [["Status: Alive → Dead", "Status: Dead → Alive"]])
    let feed = try XMLTree.parsed(Self.text(site.feed("changes.xml")))
    let entry = try #require(feed.children("entry").first)
    #expect(
      entry.child("id")?.text == "https://a.example/changes.html#2026-01-28-characters-2")
    #expect(entry.child("published")?.text == "2026-01-28T11:00:00Z")
    #expect(entry.child("updated")?.text == "2026-01-28T12:00:00Z")
    #expect(entry.child("content")?.text == "Status: Alive → Dead\nStatus: Dead → Alive")
    #expect(feed.child("updated")?.text == "2026-01-28T12:00:00Z")
  }

  @Test func `has no feeds where none are wanted`() async throws {
    let site = try await ToldSite(
      ChangeRecord.golden, ["--base-url", "https://a.example", "--set", "pages.feeds=false"])
    #expect(try site.feed("changes.xml") == nil)
    #expect(!Self.text(try site.page("index.html")).contains("rel=\"alternate\""))
  }

  @Test func `cuts many changes into pages of 500, a long day too`() async throws {
    let records = (1...1_001).map { ChangeRecord.sample("x\($0)", "Name \($0)", .added) }
    let site = try await ToldSite(records)
    let paths = site.paths.filter { $0.hasPrefix("changes") }
    #expect(paths == ["changes.html", "changes-page-2.html", "changes-page-3.html"])
    let rows = try paths.flatMap { path in
      try XMLTree.piece("div", having: "class=\"changes\"", of: Self.text(site.page(path)))
        .all("span").filter { $0.attributes["class"] == "change-name" }
    }
    #expect(rows.map(\.words) == (1...1_001).map { "Name \($0)" })
  }

  @Test func `drops from its feeds only what XML can't hold`() async throws {
    let name = "\u{0}\u{1}\u{8}]]>\u{FFFE}<&\"'>\t\u{7F}e\u{301}👩‍⚖️"
    let site = try await ToldSite(
      [.sample("1", name, .removed(why: .gone))], ["--base-url", "https://a.example"])
    let entry = try XMLTree.parsed(Self.text(site.feed("changes.xml"))).child("entry")
    #expect(entry?.child("title")?.text == "Removed: ]]><&\"'>\t\u{7F}e\u{301}👩‍⚖️")
    let json = try JSONSerialization.jsonObject(
      with: Data(try #require(try site.feed("changes-feed.json"))))
    let items = (json as? [String: Any])?["items"] as? [[String: Any]]
    #expect(items?.first?["title"] as? String == "Removed: \(name)")
  }

  @Test func `is the same from the same records, whatever the day`() async throws {
    let (one, two) = (
      try await ToldSite(ChangeRecord.golden), try await ToldSite(ChangeRecord.golden)
    )
    #expect(try one.page("changes.html") == two.page("changes.html"))
  }
}
