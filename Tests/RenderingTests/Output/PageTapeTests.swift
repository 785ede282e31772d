import Diagnostics
import Pages
import Testing
import Wiki

@testable import Rendering

@Suite struct `The tape of a model` {
  @Test func `is the same for the same model`() throws {
    #expect(try tape(MoonPage()) == tape(MoonPage()))
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
  func `is another for another value of any field`(model: MoonPage) throws {
    #expect(try tape(model) != tape(MoonPage()))
  }

  @Test func `tells the order of cards`() throws {
    let ids = ["1", "2"].map { EntryID("moons", $0) }
    #expect(try tape(MoonPage(cards: ids)) != tape(MoonPage(cards: ids.reversed())))
  }

  @Test func `is another where a card shows another name`() throws {
    let page = MoonPage(cards: [EntryID("moons", "1")])
    #expect(
      try tape(page, in: .sample(.moons([.moon(title: "Io")])))
        != tape(page, in: .sample(.moons([.moon(title: "Jo")]))))
  }

  @Test func `is another where a text ends elsewhere`() throws {
    let left = MoonPage(craters: [CraterRow(name: "ab"), CraterRow(name: "c")])
    let right = MoonPage(craters: [CraterRow(name: "a"), CraterRow(name: "bc")])
    #expect(try tape(left) != tape(right))
  }

  private static func picture(
    _ path: String, _ width: Int, _ height: Int, _ alternative: String
  ) -> MoonPage {
    let file = SitePicture(path: path, width: width, height: height)
    return MoonPage(picture: PlacedPicture(file, alternative: alternative))
  }

  private func tape(
    _ model: MoonPage,
    in site: Site = .sample(.moons([.moon("1"), .moon("2", title: "Europa")]))
  ) throws -> [UInt8] {
    try PageBench.sample(site: site).tape(model).withBytes { Array($0) }
  }
}
