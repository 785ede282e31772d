import Testing
import Wiki

@testable import Pages

@Suite struct `The paths of a site` {
  private let site = Site.sample(
    .sample(
      [
        .sample("1", title: "Io", facets: ["color": [FacetValue(verbatim: "Yellow")]]),
        .sample("2", title: "日本"),
      ], facets: [Facet("color")]),
    .sample([], id: "ships"))

  @Test(
    arguments: [
      (.entry(EntryID("moons", "1")), "../1-io.html"),
      (.entry(EntryID("moons", "2")), "../2.html"),
      (.entry(EntryID("moons", "3")), nil),
      (.collection("moons"), "../index.html"),
      (.collection("ships"), nil),
      (.collection("planets"), nil),
      (.category(collection: "moons", facet: "color", value: "Yellow"), "yellow.html"),
      (.category(collection: "moons", facet: "color", value: "Blue"), nil),
      (.category(collection: "moons", facet: "size", value: "Yellow"), nil),
      (.file("assets/icon.svg"), "../../assets/icon.svg"),
      (.fragment("s-letter-a"), "#s-letter-a"),
    ] as [(Link.Target, String?)])
  func `lead to what is there and nowhere else`(target: Link.Target, href: String?) {
    #expect(site.paths.href(to: target, from: "moons/color/index.html") == href)
  }

  @Test func `leave an address on the web as it is`() throws {
    let address = try WebAddress("https://example.org/a?b=c").required("no address")
    #expect(site.paths.href(to: .web(address), from: "index.html") == address.text)
  }

  @Test func `number the pages of a list from the second on`() {
    #expect(site.paths.list("moons") == "moons/index.html")
    #expect(site.paths.list("moons", page: 2) == "moons/page-2.html")
    #expect(site.paths.category("moons", "color", "Yellow") == "moons/color/yellow.html")
    #expect(
      site.paths.category("moons", "color", "Yellow", page: 2) == "moons/color/yellow-page-2.html")
  }
}
