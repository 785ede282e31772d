import Testing
import Wiki

@testable import Pages

@Suite struct `The home page` {
  @Test func `picks the six entries with the most links, in a stable order`() throws {
    let links = [1, 3, 0, 2, 3, 1, 2, 0]
    let entries = links.enumerated().map { place, count in
      Entry.sample(
        "\(place)",
        relations: (0..<count).map { Relation("near", EntryID("ships", "\($0)")) })
    }
    let site = Site.sample(.sample(entries))
    #expect(try home(of: site).cards.map(\.key) == ["1", "4", "3", "6", "0", "5"])
  }

  @Test func `counts links to an entry like those from it`() throws {
    let first = Relation("near", EntryID("moons", "1"))
    let site = Site.sample(
      .sample([
        .sample("0"), .sample("1"), .sample("2", relations: [first]),
        .sample("3", relations: [first]),
      ]))
    #expect(try home(of: site).cards.map(\.key) == ["1", "2", "3", "0"])
  }

  @Test func `shows what the source puts first, if it does`() throws {
    let entries = (0..<9).map { Entry.sample("\($0)") }
    let featured = [8, 2, 7, 1, 6, 0, 5].map { EntryID("moons", "\($0)") }
    let collection = EntryCollection(
      EntryCollection.sample([]).definition, entries: entries, featured: featured)
    #expect(try home(of: .sample(collection)).cards == Array(featured.prefix(6)))
  }

  @Test func `shows six values of a facet and says whether there are more`() throws {
    for (count, isMore) in [(6, false), (7, true)] {
      let facet = try facet(Facet("word"), values: (0..<count).map { ["Word \($0)"] })
      #expect(facet.values.count == 6)
      #expect(facet.more == isMore)
    }
  }

  @Test func `says that there are more values where some have no page`() throws {
    let values = [["Shared"], ["Shared", "Single"]]
    let facet = try facet(Facet("word", isOpenEnded: true), values: values)
    #expect(facet.values.map(\.link.title) == [.verbatim("Shared")])
    #expect(facet.more)
  }

  private func facet(_ facet: Facet, values: [[String]]) throws -> HomeFacet {
    let entries = values.enumerated().map { place, words in
      Entry.sample("\(place)", facets: [facet.id: words.map(FacetValue.init(verbatim:))])
    }
    return try home(of: .sample(.sample(entries, facets: [facet]))).facets.first
      .required("no facet")
  }

  private func home(of site: Site) throws -> HomeCollection {
    try site.model("index.html", as: HomePage.self).collections.first.required("no collection")
  }
}
