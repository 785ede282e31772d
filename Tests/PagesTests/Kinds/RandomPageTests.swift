import Testing
import Wiki

@testable import Pages

@Suite struct `The random page` {
  @Test func `picks 24 entries from all over the collections`() throws {
    let ships = (0..<7).map { Entry.sample("\($0)", title: "Ship", collection: "ships") }
    let site = Site.sample(.moons(120), .sample(ships, id: "ships"))
    let groups = try site.model("random.html", as: RandomPage.self).groups
    #expect(groups.map(\.id) == ["moons", "ships"])
    #expect(groups[0].cards.map(\.key) == stride(from: 6, to: 120, by: 10).map(String.init))
    #expect(groups[1].cards.map(\.key) == (0..<7).map(String.init))
  }

  @Test(arguments: [(1, [24]), (2, [12, 12]), (5, [5, 5, 5, 5, 4])])
  func `gives each collection its share`(collections: Int, shares: [Int]) throws {
    let all = (0..<collections).map { number in
      let id = "c\(number)"
      return EntryCollection.sample(
        (0..<30).map { .sample("\($0)", collection: id) }, id: id)
    }
    let graph = WikiGraph(collections: all, sources: [.sample])
    let site = Site(
      graph, settings: SiteSettings(), pictures: PictureShelf(), program: "wikigen 0.0.0")
    #expect(RandomPage(site).groups.map(\.cards.count) == shares)
  }
}
