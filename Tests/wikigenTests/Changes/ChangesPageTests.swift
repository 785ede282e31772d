import Foundation
import TestSupport
import Testing

@Suite struct `The page of recent changes` {
  /// By collection: name, address and what happened.
  private static let expected =
    [
      (
        "Characters",
        [
          ("New <i>One</i>", "characters/900-new-i-one-i.html", ["New in this wiki"]),
          ("Overlooked Morty", nil, ["No longer in the API"]),
          ("Rick Sanchez", "characters/1-rick-sanchez.html", ["Status: Alive → Dead"]),
          (
            TwoSnapshots.newName, "characters/2-m-b-orty-co.html",
            ["Name: Morty Smith → \(TwoSnapshots.newName)"]
          ),
          ("Summer Smith", "characters/3-summer-smith.html", ["Type: now Scientist"]),
        ]
      ),
      (
        "Locations",
        [
          (
            "Citadel of Ricks", "locations/3-citadel-of-ricks.html",
            ["Dimension: Unknown → Dimension C-0", "Residents: removed Overlooked Morty"]
          )
        ]
      ),
      (
        "Episodes",
        [
          ("Pilot", "episodes/1-pilot.html", ["Characters: added New <i>One</i>"]),
          (
            "Lawnmower Cat", "episodes/2-lawnmower-cat.html",
            ["Name: Lawnmower Dog → Lawnmower Cat"]
          ),
        ]
      ),
    ] as [(String, [(String, String?, [String])])]

  @Test func `tells what two snapshots differ in, and no more`() async throws {
    let made = try await TwoSnapshots.made.value
    let page = try XMLTree.piece(
      "div", having: "class=\"changes\"", of: made.site.text("changes.html"))
    let days = page.children("section")
    #expect(days.count == 1)
    #expect(days[0].children("h3").map(\.words) == Self.expected.map(\.0))
    for (list, (collection, rows)) in zip(days[0].children("ul"), Self.expected) {
      let found = Array(list.children("li").prefix(rows.count))
      #expect(found.map { Self.name($0) } == rows.map(\.0), "\(collection)")
      #expect(found.map { $0.child("a")?.attributes["href"] } == rows.map(\.1), "\(collection)")
      #expect(found.map { Self.sentences($0) } == rows.map(\.2), "\(collection)")
    }
    // The two episodes that one who went was in, whatever their names.
    let episodes = days[0].children("ul").last?.children("li").dropFirst(2) ?? []
    #expect(
      episodes.map { Self.sentences($0) }
        == [["Characters: removed Overlooked Morty"], ["Characters: removed Overlooked Morty"]])
    #expect(days[0].children("ul").map { $0.children("li").count } == [5, 1, 4])
  }

  @Test func `has the day of the newer run`() async throws {
    let made = try await TwoSnapshots.made.value
    let days = [made.time.lowerBound, made.time.upperBound].map(Self.words)
    let heading = try XMLTree.piece(
      "div", having: "class=\"changes\"", of: made.site.text("changes.html")
    ).all("h2").first
    #expect(days.contains(heading?.words))
  }

  @Test func `is linked from each page, and is without a feed where no address is known`()
    async throws
  {
    let made = try await TwoSnapshots.made.value
    for (path, way) in [("index.html", ""), ("about.html", ""), ("episodes/1-pilot.html", "../")] {
      #expect(made.plain.text(path).contains("<a href=\"\(way)changes.html\">"), "\(path)")
      #expect(!made.plain.text(path).contains("rel=\"alternate\""), "\(path)")
      for feed in ["changes.xml", "changes-feed.json"] {
        #expect(made.site.text(path).contains("href=\"\(way)\(feed)\">"), "\(path)")
      }
    }
    #expect(!made.plain.paths.contains { ["changes.xml", "changes-feed.json"].contains($0) })
    #expect(made.plain.text("changes.html").contains("<h2 id=\"s-20"))
  }

  @Test func `has its part on the pages of the entries, and nowhere else`() async throws {
    let site = try await TwoSnapshots.made.value.site
    let history = try XMLTree.piece(
      "section", having: "class=\"history\"", of: site.text("characters/1-rick-sanchez.html"))
    #expect(history.child("h2")?.words == "History")
    #expect(
      history.all("li").filter { $0.attributes["dir"] != nil }.map(\.words)
        == ["Status: Alive → Dead"])
    let told = site.paths.filter { site.text($0).contains("class=\"history\"") }
    #expect(told.count == 9)
    #expect(told.isSuperset(of: Self.expected.flatMap(\.1).compactMap(\.1)))
  }

  @Test func `is not there while no change is known`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--images", "none", "--quiet"], in: folder)
    #expect(run.code == 0)
    let site = try SiteFiles("site", in: folder)
    #expect(!site.paths.contains("changes.html"))
    #expect(!site.text("index.html").contains("changes.html"))
  }

  private static func name(_ row: XMLTree) -> String {
    (row.child("a") ?? row.child("span"))?.words ?? ""
  }

  private static func sentences(_ row: XMLTree) -> [String] { row.all("li").map(\.words) }

  private static func words(_ date: Date) -> String? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "d MMMM yyyy"
    return formatter.string(from: date)
  }
}
