import Diagnostics
import Testing
import Wiki

@testable import Rendering

@Suite struct `The wording of a phrase` {
  private let words: [String: Words.Entry] = [
    "moons": .plural(zero: "no moon", one: "{count} moon", other: "{count} moons"),
    "from": .text("<{name}> from {place}"),
    "odd": .text("a {b"),
  ]

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (826, "826"), (1_234_567, "1,234,567"),
    (-1_234, "\u{2212}1,234"), (Int.max, "9,223,372,036,854,775,807"),
    (Int.min, "\u{2212}9,223,372,036,854,775,808"),
  ])
  func `groups the digits of a number`(number: Int, text: String) throws {
    #expect(try self.text(.number(number)) == text)
  }

  @Test(arguments: [
    (73, 1, "7.3"), (70, 1, "7.0"), (5, 1, "0.5"), (0, 1, "0.0"), (7, 0, "7"), (1, 3, "0.001"),
    (1_234_567, 2, "12,345.67"), (-73, 1, "\u{2212}7.3"),
  ])
  func `has the decimal sign of the language`(units: Int, places: Int, text: String) throws {
    #expect(try self.text(.decimal(units, places: places)) == text)
  }

  @Test func `writes a date in the language's own order`() throws {
    let day = try #require(CalendarDate(year: 2017, month: 11, day: 4))
    #expect(try text(.date(day)) == "4 November 2017")
  }

  @Test(arguments: [(0, "no moon"), (1, "1 moon"), (2, "2 moons"), (1_000, "1,000 moons")])
  func `chooses the plural by the count`(count: Int, text: String) throws {
    #expect(try self.text(.sentence("moons", ["count": .number(count)])) == text)
  }

  @Test func `leaves the empty ones of a list out`() throws {
    #expect(
      try text(.list([.empty, .verbatim("a"), .list([.empty]), .word("hello")]))
        == "a · Hello *you*")
    #expect(try text(.list([])).isEmpty)
  }

  @Test func `fills in arguments, which are never patterns themselves`() throws {
    let phrase = Phrase.sentence(
      "from", ["name": .verbatim("{place}"), "place": .verbatim("{x}")])
    #expect(try text(phrase) == "<{place}> from {x}")
  }

  @Test func `of a pattern with an argument that is not given is a fault`() {
    #expect(throws: Fault.unknownArgument("name", of: "from", nearest: "nama")) {
      try text(.sentence("from", ["nama": .empty]))
    }
  }

  @Test func `takes a lone brace for what it is`() throws {
    #expect(try text(.sentence("odd", [:])) == "a {b")
  }

  @Test func `is the title of a link where no markup can be`() throws {
    #expect(try text(.link(Link(.verbatim("<Io>"), to: .file("io.html")))) == "<Io>")
  }

  @Test func `has links in markup, everything else escaped`() throws {
    let place = Phrase.link(Link(.verbatim("<Io>"), to: .file("a b.html")))
    #expect(
      try markup(.sentence("from", ["name": .verbatim("*"), "place": place]))
        == "&#60;&#42;&#62; from&#32;<a href=\"a%20b.html\">&#60;Io&#62;</a>")
  }

  @Test func `has only the title of a link that leads nowhere`() throws {
    let link = Link(.verbatim("Io"), to: .entry(EntryID("moons", "9")))
    #expect(try markup(.link(link)) == "Io")
  }

  @Test func `escapes the address of a link`() throws {
    let address = try #require(WebAddress("https://x.example/?a=1&b=2"))
    #expect(
      try markup(.link(Link(.verbatim("x"), to: .web(address))))
        == "<a href=\"https://x.example/?a=1&#38;b=2\">x</a>")
  }

  private func text(_ phrase: Phrase) throws(Fault) -> String {
    try PageBench.sample(words).wording.text(phrase)
  }

  private func markup(_ phrase: Phrase) throws(Fault) -> String {
    try PageBench.sample(words).wording.markup(phrase)
  }
}
