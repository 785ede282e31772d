import Testing
import Wiki

@testable import Pages

@Suite struct `The page of a shared name` {
  @Test func `lists all that bear the name, whatever its case`() throws {
    let site = Site.sample(
      .sample([
        .sample("1", title: "Io"), .sample("2", title: "Europa"), .sample("3", title: "IO"),
      ]))
    let paths = site.plannedPaths.filter { $0.contains("/name/") }
    #expect(paths == ["moons/name/io.html"])
    let page = try site.model("moons/name/io.html", as: NamePage.self)
    #expect(page.title == .sentence("name.title", ["name": .verbatim("Io")]))
    #expect(page.cards.map(\.key) == ["1", "3"])
    #expect(page.pager == nil)
  }

  @Test func `is linked from each that bears it, and from no other`() throws {
    let entries = [
      Entry.sample("1", title: "Io"), .sample("2", title: "Europa"), .sample("3", title: "IO"),
    ]
    let site = Site.sample(.sample(entries))
    let links = entries.map {
      EntryFrame($0, previous: nil, next: nil, in: site).allNamesakes?.target
    }
    #expect(links == [.file("moons/name/io.html"), nil, .file("moons/name/io.html")])
  }

  @Test func `is cut into pages like a list`() throws {
    let entries = (1...21).map { Entry.sample("\($0)", title: "Io") }
    let site = Site.sample(.sample(entries))
    #expect(
      site.plannedPaths.filter { $0.contains("/name/") }
        == ["moons/name/io.html", "moons/name/io-page-2.html"])
    let page = try site.page("moons/name/io-page-2.html").content()
    #expect((page.model as? NamePage)?.cards.map(\.key) == ["21"])
    #expect(page.shell.crumbs.map(\.target).last == .file("moons/name/io.html"))
  }

  @Test func `has an address of its own even where two names read the same in it`() {
    let titles = ["Io", "Io", "Io!", "Io!", "伊", "伊", "index", "Index"]
    let site = Site.sample(
      .sample(titles.enumerated().map { .sample("\($0.offset)", title: $0.element) }))
    let paths = site.plannedPaths.filter { $0.contains("/name/") }
    #expect(Set(paths).count == 4)
    #expect(!paths.contains("moons/name/index.html"))
    #expect(
      paths.filter { $0.wholeMatch(of: /moons\/name\/io-[0-9a-f]{6}\.html/) != nil }.count == 2)
  }
}
