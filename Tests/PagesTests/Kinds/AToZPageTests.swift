import Testing
import Wiki

@testable import Pages

@Suite struct `The names from A to Z` {
  @Test func `are grouped by what ASCII makes of their first letter, the others last`() {
    let groups = groups(["Ørsted", "oberon", "Ångström", "ariel", "67P", "日本", "", "Zoë"])
    #expect(groups.map(\.anchor) == ["s-letter-a", "s-letter-o", "s-letter-z", "s-letter-other"])
    #expect(groups.map(\.letter).dropLast() == [.verbatim("A"), .verbatim("O"), .verbatim("Z")])
    #expect(groups.last?.letter == .word("a-z.other"))
    #expect(titles(of: groups.first) == ["Ångström", "ariel"])
    #expect(titles(of: groups.last).count == 3)
  }

  @Test func `are sorted without regard to case and marks`() {
    #expect(titles(of: groups(["b", "Á c", "a b", "A D"]).first) == ["a b", "Á c", "A D"])
  }

  @Test func `keep namesakes in the order of their ids`() {
    let entries = ["2", "1", "3"].map { Entry.sample($0, title: "Io") }
    let keys = LetterGroup.groups(of: entries).first?.entries.map(\.link.target)
    #expect(keys == ["1", "2", "3"].map { .entry(EntryID("moons", $0)) })
  }

  @Test func `have every entry once`() throws {
    let page = try Site.sample(.moons(45)).model("moons/a-z.html", as: AToZPage.self)
    #expect(page.letters.flatMap(\.entries).count == 45)
  }

  private func groups(_ titles: [String]) -> [LetterGroup] {
    LetterGroup.groups(
      of: titles.enumerated().map { .sample("\($0.offset)", title: $0.element) })
  }

  private func titles(of group: LetterGroup?) -> [String] {
    group?.entries.compactMap { if case .verbatim(let text) = $0.link.title { text } else { nil } }
      ?? []
  }
}
