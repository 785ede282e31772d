import Testing
import Wiki

@testable import History

@Suite struct `A comparison of two imports` {
  private static func changes(
    _ before: [Entry], _ after: [Entry], isExhaustive: Bool = true, gone: Set<EntryID> = []
  ) -> [EntryChange] {
    Comparison(
      from: .moons(before, isExhaustive: isExhaustive),
      to: .moons(after, isExhaustive: isExhaustive), gone: gone
    ).changes
  }

  @Test func `finds nothing where nothing differs`() {
    let moons = [Entry.moon("1", color: .verbatim("Yellow"), near: ["2"]), .moon("2")]
    #expect(Self.changes(moons, moons) == [])
    #expect(Self.changes(moons, moons.reversed()) == [])
    #expect(Self.changes([], []) == [])
  }

  @Test func `names what came and what went`() {
    #expect(Self.changes([], [.moon()]) == [.moon(.added)])
    #expect(Self.changes([.moon()], []) == [.moon(.removed(why: .gone))])
  }

  @Test func `knows what left a list from what left the API`() {
    let moons = [Entry.moon("1"), .moon("2", title: "Europa")]
    #expect(
      Self.changes(moons, [], isExhaustive: false, gone: [EntryID("moons", "2")]) == [
        .moon(.removed(why: .unlisted)), .moon(.removed(why: .gone), "2", title: "Europa"),
      ])
  }

  @Test func `says what a fact said before and says now, without links`() {
    let red = Phrase.link(
      Link(.verbatim("Red"), to: .category(collection: "moons", facet: "color", value: "red")))
    #expect(
      Self.changes([.moon(color: .verbatim("Yellow"))], [.moon(color: red)])
        == [.moon(fields: .color(.verbatim("Yellow"), .verbatim("Red")))])
    #expect(
      Self.changes([.moon()], [.moon(color: red)])
        == [.moon(fields: .color(.empty, .verbatim("Red")))])
    #expect(
      Self.changes([.moon(color: red)], [.moon()])
        == [.moon(fields: .color(.verbatim("Red"), .empty))])
  }

  @Test func `is silent on what is no news`() {
    #expect(Self.changes([.moon(votes: 1)], [.moon(votes: 2)]) == [])
    let moons = [Entry.moon("2")]
    #expect(Self.changes([.moon(liked: ["2"])] + moons, [.moon()] + moons) == [])
  }

  @Test func `has a new name, under which the entry is listed`() {
    #expect(
      Self.changes([.moon(title: "Io")], [.moon(title: "I\u{0}<o>")])
        == [.moon(title: "I\u{0}<o>", fields: .name("Io", "I\u{0}<o>"))])
  }

  @Test func `does not tell a new name of all who are linked to it`() {
    func named(_ name: String) -> [Entry] {
      let link = Phrase.link(Link(.verbatim(name), to: .entry(EntryID("moons", "2"))))
      return [
        .moon("1", color: .list([.verbatim("like"), link]), near: ["2"]),
        .moon("2", title: name),
      ]
    }
    #expect(
      Self.changes(named("Europa"), named("Jupiter II"))
        == [.moon("2", title: "Jupiter II", fields: .name("Europa", "Jupiter II"))])
  }

  @Test func `names the entries that a relation gained and lost, each once`() {
    let others = [Entry.moon("2", title: "Europa"), .moon("3", title: "Ganymede")]
    #expect(
      Self.changes([.moon(near: ["2", "2"])] + others, [.moon(near: ["3", "3"])] + others)
        == [.moon(fields: .near(added: ["Ganymede"], removed: ["Europa"]))])
  }

  @Test func `names an entry that went by the name it had`() {
    let before = [Entry.moon(near: ["2"]), .moon("2", title: "Europa")]
    #expect(
      Self.changes(before, [.moon()]) == [
        .moon(.removed(why: .gone), "2", title: "Europa"),
        .moon(fields: .near(removed: ["Europa"])),
      ])
  }

  @Test func `puts what came before what went before what changed, each in its order`() {
    let before = ["5", "4", "3", "2"].map { Entry.moon($0) }
    let after = ["9", "8", "3", "2"].map { Entry.moon($0, color: .verbatim("Red")) }
    #expect(
      Self.changes(before, after).map(\.entry.key) == ["9", "8", "5", "4", "3", "2"])
  }
}
