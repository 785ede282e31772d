import Testing
import Wiki

@testable import Pages

@Suite struct `The page of a facet` {
  @Test func `shows how large a value is beside the largest`() throws {
    let values = ["Red", "Red", "Red", "Red", "Blue", "Green", "Green"]
    let entries = values.enumerated().map { place, word in
      Entry.sample("\(place)", facets: ["color": [FacetValue(verbatim: word)]])
    }
    let site = Site.sample(.sample(entries, facets: [Facet("color")]))
    let page = try site.model("moons/color/index.html", as: FacetPage.self)
    #expect(page.values.map(\.link.title) == ["Red", "Green", "Blue"].map(Phrase.verbatim))
    #expect(page.values.map(\.share) == [100, 50, 25])
  }
}
