import Testing
import Wiki

@testable import Pages

@Suite struct `The page of an entry` {
  @Test(
    arguments: [
      ("1", nil, "2"), ("2", "1", "3"), ("3", "2", nil),
    ] as [(String, String?, String?)])
  func `leads to its neighbours in the collection's order`(
    key: String, previous: String?, next: String?
  ) throws {
    let frame = try frame(of: "moons/\(key)-moon-\(key).html", in: .sample(.moons(3)))
    #expect(frame.previous?.target == previous.map { .entry(EntryID("moons", $0)) })
    #expect(frame.next?.target == next.map { .entry(EntryID("moons", $0)) })
  }

  @Test func `has neighbours by the order of the collection, not of the names`() throws {
    let site = Site.sample(.sample([.sample("9", title: "Z"), .sample("1", title: "A")]))
    #expect(try frame(of: "moons/9-z.html", in: site).next?.title == .verbatim("A"))
  }

  @Test func `shows the others of its name`() throws {
    let site = Site.sample(
      .sample([.sample("1"), .sample("2", title: "io"), .sample("3", title: "Europa")]))
    #expect(try frame(of: "moons/1-io.html", in: site).namesakes.map(\.key) == ["2"])
    #expect(try frame(of: "moons/3-europa.html", in: site).namesakes.isEmpty)
  }

  @Test func `has the picture with the name as its alternative`() throws {
    let file = SitePicture(path: "images/a.png", width: 3, height: 2)
    let site = Site.sample(
      .sample([.sample(picture: Picture(address: "https://x.example/a"))]),
      pictures: PictureShelf(["https://x.example/a": file]))
    let frame = try frame(of: "moons/1-io.html", in: site)
    #expect(frame.picture == PlacedPicture(file, alternative: "Io"))
  }

  @Test func `has a picture only if the site has it`() throws {
    let site = Site.sample(.sample([.sample(picture: Picture(address: "https://x.example/a"))]))
    #expect(try frame(of: "moons/1-io.html", in: site).picture == nil)
  }

  @Test func `says whom the data belongs to, with the logo if there is one`() throws {
    let logo = SitePicture(path: "assets/logos/solar.svg", width: 9, height: 3)
    let plain = try frame(of: "moons/1-io.html", in: .sample(.sample([.sample()])))
    #expect(plain.sourceCredits == .word("solar.credits"))
    #expect(plain.sourceLogo == nil)
    let site = Site.sample(.sample([.sample()]), logos: ["solar": logo])
    #expect(
      try frame(of: "moons/1-io.html", in: site).sourceLogo
        == PlacedPicture(logo, alternative: ""))
  }

  private func frame(of path: String, in site: Site) throws -> EntryFrame {
    try site.page(path).content().frame.required("no frame")
  }
}
