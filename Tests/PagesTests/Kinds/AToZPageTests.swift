import TestSupport
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

  @Test(arguments: 0..<50)
  func `are sorted by all that ASCII makes of them, then by themselves`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let entries = (0..<60).map { key in
      let title = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        ["a", "A", "b", "á", " ", "-", "9", "z"].randomElement(using: &generator) ?? ""
      }
      return Entry.sample("\(key)", title: title.joined())
    }
    let sorted = entries.sorted {
      (Slug($0.title).text, $0.title, $0.id.key) < (Slug($1.title).text, $1.title, $1.id.key)
    }
    #expect(groups(entries).flatMap(\.entries).map(\.id) == byLetter(sorted).map(\.id), "\(seed)")
  }

  /// Those that begin with a letter before the others.
  private func byLetter(_ entries: [Entry]) -> [Entry] {
    let isLetter = { (entry: Entry) in Slug(entry.title).text.first?.isLetter == true }
    return entries.filter(isLetter) + entries.filter { !isLetter($0) }
  }

  @Test func `keep namesakes in the order of their ids`() {
    let entries = ["2", "1", "3"].map { Entry.sample($0, title: "Io") }
    let keys = groups(entries).first?.entries.map(\.id.key)
    #expect(keys == ["1", "2", "3"])
  }

  @Test func `tell namesakes apart by their numbers`() {
    let entries = [Entry.sample("1", title: "Io"), .sample("2", title: "Ariel")]
    let site = Site.sample(.sample(entries + [.sample("3", title: "IO")]))
    let rows = LetterGroup.groups(of: site.graph.collections[0].entries, in: site)
      .flatMap(\.entries).map { LetterEntry($0, in: site).distinction }
    func number(_ key: String) -> Phrase {
      .sentence("entry.distinction", ["key": .verbatim(key)])
    }
    #expect(rows == [.empty, number("3"), number("1")])
  }

  @Test func `have every entry once`() throws {
    let page = try Site.sample(.moons(45)).model("moons/a-z.html", as: AToZPage.self)
    #expect(page.letters.flatMap(\.entries).count == 45)
  }

  @Test func `are on one page as long as a phone can show them`() throws {
    let site = Site.sample(.moons(1_000))
    let page = try site.model("moons/a-z.html", as: AToZPage.self)
    #expect(page.letters.flatMap(\.entries).count == 1_000)
    #expect(page.jumps.map(\.link.target) == [.fragment("s-letter-m")])
    #expect(!site.plannedPaths.contains("moons/a-z-m.html"))
  }

  @Test func `have a page for each letter where they are many`() throws {
    let titles = (0..<1_001).map { "\(["Io", "Ariel", "日本"][$0 % 3]) \($0)" }
    let site = Site.sample(
      .sample(titles.enumerated().map { .sample("\($0.offset)", title: $0.element) }))
    let paths = ["a", "i", "other"].map { "moons/a-z-\($0).html" }
    let front = try site.model("moons/a-z.html", as: AToZPage.self)
    #expect(front.letters.isEmpty)
    #expect(front.jumps.map(\.link.target) == paths.map { .file($0) })
    let pages = try paths.map { try site.model($0, as: AToZPage.self) }
    #expect(pages.flatMap(\.letters).map(\.entries.count) == [334, 334, 333])
    #expect(pages.allSatisfy { $0.jumps.count == 3 })
    #expect(Set(pages.flatMap(\.letters).flatMap(\.entries).map(\.title)) == Set(titles))
  }

  private func groups(_ titles: [String]) -> [LetterGroup] {
    groups(titles.enumerated().map { .sample("\($0.offset)", title: $0.element) })
  }

  private func groups(_ entries: [Entry]) -> [LetterGroup] {
    LetterGroup.groups(of: entries, in: Site.sample(.sample(entries)))
  }

  private func titles(of group: LetterGroup?) -> [String] {
    group?.entries.map(\.title) ?? []
  }
}
