import Diagnostics
import Pages
import Testing
import Wiki

@testable import Rendering

@Suite struct `The digest of a model` {
  @Test func `is the same for the same model`() {
    #expect(digest(MoonPage()) == digest(MoonPage()))
    #expect(digest(MoonPage()).wholeMatch(of: /[0-9a-f]{64}/) != nil)
  }

  @Test(arguments: [
    MoonPage(title: "Europa"), MoonPage(title: ""), MoonPage(note: "x"),
    MoonPage(title: "I", note: "o"),
    MoonPage(lead: .verbatim("A moon")), MoonPage(lead: .list([.verbatim("A moon."), .number(1)])),
    MoonPage(isIcy: true), MoonPage(radius: 1_822),
    MoonPage(link: nil), MoonPage(link: Link(.verbatim("Jo"), to: .file("moons/1-io.html"))),
    MoonPage(link: Link(.verbatim("Io"), to: .file("moons/2-io.html"))),
    MoonPage(picture: nil), picture("images/jo.png", 3, 2, "Yellow"),
    picture("images/io.png", 4, 2, "Yellow"),
    picture("images/io.png", 3, 3, "Yellow"), picture("images/io.png", 3, 2, ""),
    MoonPage(craters: []), MoonPage(craters: [CraterRow(name: "Loki", depth: 3)]),
    MoonPage(craters: [CraterRow(name: "Pele", depth: 1), CraterRow(name: "Loki", depth: 3)]),
    MoonPage(craters: [CraterRow(name: "Loki", depth: 3), CraterRow(name: "Pele", depth: 2)]),
    MoonPage(craters: [
      CraterRow(name: "Loki", depth: 3, link: nil), CraterRow(name: "Pele", depth: 1),
    ]),
    MoonPage(planet: nil), MoonPage(planet: PlanetObject(name: "Saturn")),
    MoonPage(planet: PlanetObject(radius: 1)),
    MoonPage(cards: [EntryID("moons", "1")]),
    MoonPage(cards: [EntryID("moons", "2"), EntryID("moons", "1")]),
  ])
  func `is another for another value of any field`(model: MoonPage) {
    #expect(digest(model) != digest(MoonPage()))
  }

  @Test func `tells the order of cards`() {
    let ids = ["1", "2"].map { EntryID("moons", $0) }
    #expect(digest(MoonPage(cards: ids)) != digest(MoonPage(cards: ids.reversed())))
  }

  @Test func `is another where a card shows another name`() {
    let page = MoonPage(cards: [EntryID("moons", "1")])
    #expect(
      digest(page, in: .sample(.moons([.moon(title: "Io")])))
        != digest(page, in: .sample(.moons([.moon(title: "Jo")]))))
  }

  @Test func `is another where a text ends elsewhere`() {
    let left = MoonPage(craters: [CraterRow(name: "ab"), CraterRow(name: "c")])
    let right = MoonPage(craters: [CraterRow(name: "a"), CraterRow(name: "bc")])
    #expect(digest(left) != digest(right))
  }

  private static func picture(
    _ path: String, _ width: Int, _ height: Int, _ alternative: String
  ) -> MoonPage {
    let file = SitePicture(path: path, width: width, height: height)
    return MoonPage(picture: PlacedPicture(file, alternative: alternative))
  }

  private func digest(
    _ model: MoonPage,
    in site: Site = .sample(.moons([.moon("1"), .moon("2", title: "Europa")]))
  ) -> String {
    var digest = ModelDigest(in: site, cards: CardDigests())
    digest.add(model)
    return digest.text
  }
}
