import Foundation
import Testing

@Suite struct `A feed of recent changes` {
  /// The title and the text of each item.
  private static let expected = [
    ("New: New <i>One</i>", "New in this wiki"),
    ("Removed: Overlooked Morty", "No longer in the API"),
    ("Changed: Rick Sanchez", "Status: Alive → Dead"),
    (
      "Changed: \(TwoSnapshots.newName)", "Name: Morty Smith → \(TwoSnapshots.newName)"
    ),
    ("Changed: Summer Smith", "Type: now Scientist"),
    (
      "Changed: Citadel of Ricks",
      "Dimension: Unknown → Dimension C-0\nResidents: removed Overlooked Morty"
    ),
    ("Changed: Pilot", "Characters: added New <i>One</i>"),
    ("Changed: Lawnmower Cat", "Name: Lawnmower Dog → Lawnmower Cat"),
  ]

  private static func atom() async throws -> XMLTree {
    try XMLTree.parsed(try await TwoSnapshots.made.value.site.text("changes.xml"))
  }

  /// RFC 4287, 4.1.1 and 4.1.2.
  @Test func `of Atom has each required element once, and only known ones`() async throws {
    let feed = try await Self.atom()
    #expect(feed.name == "feed")
    #expect(feed.attributes["xmlns"] == "http://www.w3.org/2005/Atom")
    for name in ["id", "title", "updated", "author"] {
      #expect(feed.children(name).count == 1, "\(name)")
    }
    let known = ["id", "title", "updated", "author", "link", "entry"]
    #expect(feed.children.allSatisfy { known.contains($0.name) })
    for entry in feed.children("entry") {
      #expect(
        entry.children.map(\.name) == ["id", "title", "published", "updated", "link", "content"])
      #expect(entry.child("content")?.attributes["type"] == "text")
    }
    let ids = feed.children("entry").compactMap { $0.child("id")?.text }
    #expect(Set(ids).count == 10)
    #expect(ids.allSatisfy { URL(string: $0)?.scheme == "https" })
  }

  @Test func `of Atom says where it is and what it is of`() async throws {
    let feed = try await Self.atom()
    let links = feed.children("link").map { ($0.attributes["rel"], $0.attributes["href"]) }
    #expect(
      links.map(\.1) == ["changes.xml", "changes.html"].map { "\(TwoSnapshots.address)/\($0)" })
    #expect(links.map(\.0) == ["self", "alternate"])
    #expect(feed.child("id")?.text == "\(TwoSnapshots.address)/changes.xml")
    #expect(feed.child("title")?.text == "Recent changes – Rick and Morty Wiki")
    #expect(feed.child("author")?.child("name")?.text == "Rick and Morty Wiki")
  }

  @Test func `of Atom tells what changed, and when it was found out`() async throws {
    let time = try await TwoSnapshots.made.value.time
    let feed = try await Self.atom()
    let entries = feed.children("entry")
    for (entry, (title, text)) in zip(entries, Self.expected) {
      #expect(entry.child("title")?.text == title)
      #expect(entry.child("content")?.text == text)
    }
    for moment in feed.all("updated") + feed.all("published") {
      let date = try #require(ISO8601DateFormatter().date(from: moment.text))
      #expect(time.contains(date) || abs(date.timeIntervalSince(time.lowerBound)) < 1)
    }
    let addresses = entries.map { $0.child("link")?.attributes["href"] ?? "" }
    #expect(addresses[1] == "\(TwoSnapshots.address)/changes.html")
    #expect(addresses[2] == "\(TwoSnapshots.address)/characters/1-rick-sanchez.html")
    let site = try await TwoSnapshots.made.value.site
    for address in addresses {
      #expect(site.paths.contains(String(address.dropFirst(TwoSnapshots.address.count + 1))))
    }
  }

  /// https://www.jsonfeed.org/version/1.1/
  @Test func `of JSON has the same items`() async throws {
    let site = try await TwoSnapshots.made.value.site
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let feed = try decoder.decode(
      ReadFeed.self, from: try #require(site.bytes["changes-feed.json"]))
    #expect(feed.version == "https://jsonfeed.org/version/1.1")
    #expect(feed.title == "Recent changes – Rick and Morty Wiki")
    #expect(feed.homePageUrl == "\(TwoSnapshots.address)/changes.html")
    #expect(feed.feedUrl == "\(TwoSnapshots.address)/changes-feed.json")
    #expect(feed.language == "en")
    let entries = try await Self.atom().children("entry")
    #expect(feed.items.map(\.id) == entries.map { $0.child("id")?.text })
    #expect(feed.items.map(\.url) == entries.map { $0.child("link")?.attributes["href"] })
    #expect(feed.items.map(\.title) == entries.map { $0.child("title")?.text })
    #expect(feed.items.map(\.contentText) == entries.map { $0.child("content")?.text })
    #expect(feed.items.map(\.datePublished) == entries.map { $0.child("published")?.text })
    #expect(feed.items.map(\.dateModified) == entries.map { $0.child("updated")?.text })
  }

  private struct ReadFeed: Decodable {
    let version: String
    let title: String
    let homePageUrl: String
    let feedUrl: String
    let language: String
    let items: [Item]

    struct Item: Decodable {
      let id: String
      let url: String
      let title: String
      let contentText: String
      let datePublished: String
      let dateModified: String
    }
  }
}
