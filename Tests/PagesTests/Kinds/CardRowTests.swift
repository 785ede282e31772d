import Testing
import Wiki

@testable import Pages

@Suite struct `A card` {
  @Test func `tells namesakes apart by their number, and nobody else`() {
    let site = Site.sample(
      .sample([.sample("1"), .sample("2"), .sample("3", title: "Europa")]))
    let cards = site.cards(of: ["1", "2", "3"].map { EntryID("moons", $0) })
    #expect(
      cards.map(\.distinction) == [
        .sentence("entry.distinction", ["key": .verbatim("1")]),
        .sentence("entry.distinction", ["key": .verbatim("2")]), .empty,
      ])
  }

  @Test func `has a picture that says nothing beside the name`() {
    let file = SitePicture(path: "images/a.png", width: 3, height: 2)
    let site = Site.sample(
      .sample([.sample(picture: Picture(address: "a"))]), pictures: PictureShelf(["a": file]))
    let card = site.cards(of: [EntryID("moons", "1")]).first
    #expect(card?.picture == PlacedPicture(file, alternative: ""))
  }

  @Test func `is missing for an entry that the wiki lacks`() {
    #expect(Site.sample(.moons(1)).cards(of: [EntryID("moons", "2")]).isEmpty)
  }
}
