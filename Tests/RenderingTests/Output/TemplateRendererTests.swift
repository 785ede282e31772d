import Testing
import Wiki

@testable import Rendering

@Suite struct `A rendered template` {
  @Test func `has a card for each entry`() throws {
    let operations = try TemplateBench().compiled(
      "{{#cards}}{{link.title}} at {{link.href}};{{/cards}}")
    let view = try PageBench.sample(
      site: .sample(.moons([.moon("1"), .moon("2", title: "Europa")])))
    let page = MoonPage(cards: [
      EntryID("moons", "2"), EntryID("moons", "9"), EntryID("moons", "1"),
    ])
    #expect(
      try view.written(operations, page)
        == "Europa at moons/2-europa.html;Io at moons/1-io.html;")
  }

  @Test(arguments: [("2", "Europa at moons/2-europa.html"), ("9", "none")])
  func `has the card of one entry, if the wiki has it`(key: String, text: String) throws {
    let operations = try TemplateBench().compiled(
      "{{#twin}}{{link.title}} at {{link.href}}{{/twin}}{{^twin}}none{{/twin}}")
    let view = try PageBench.sample(
      site: .sample(.moons([.moon("1"), .moon("2", title: "Europa")])))
    let page = MoonPage(twin: EntryID("moons", key))
    #expect(try view.written(operations, page) == text)
  }

  @Test func `has a row about each entry, as it was read for the first page`() throws {
    let operations = try TemplateBench().compiled("{{#sightings}}{{note}};{{/sightings}}")
    let view = try PageBench.sample(site: .sample(.moons([.moon("1"), .moon("2")])))
    let page = MoonPage(
      sightings: [1, 0, 1].enumerated().map { SightingRow(place: $1, note: "saw \($1), \($0)") })
    #expect(try view.written(operations, page) == "saw 1, 0;saw 0, 1;saw 1, 0;")
  }

  @Test func `leaves a link out that leads nowhere`() throws {
    let page = MoonPage(link: Link(.verbatim("x"), to: .entry(EntryID("moons", "9"))))
    #expect(try TemplateBench().written("a{{#link}}b{{/link}}{{^link}}c{{/link}}", page) == "ac")
  }

  @Test(arguments: [
    ("{{#radius}}a{{/radius}}{{^radius}}b{{/radius}}", "b"),
    ("{{#lead}}a{{/lead}}{{^lead}}b{{/lead}}", "b"),
    ("{{#title}}a{{/title}}{{^title}}b{{/title}}", "b"),
    ("{{#craters}}a{{/craters}}{{^craters}}b{{/craters}}", "b"),
    ("{{#planet}}a{{/planet}}{{^planet}}b{{/planet}}", "b"),
    ("{{#picture}}a{{/picture}}{{^picture}}b{{/picture}}", "b"),
    ("{{#twin}}a{{/twin}}{{^twin}}b{{/twin}}", "b"),
  ])
  func `takes nothing, zero and none for absent`(template: String, expected: String) throws {
    let page = MoonPage(
      title: "", lead: .empty, radius: 0, link: nil, picture: nil, craters: [], planet: nil)
    #expect(try TemplateBench().written(template, page) == expected)
  }

  @Test func `writes a number as bare digits`() throws {
    #expect(try TemplateBench().written("{{radius}}", MoonPage(radius: 1_234_567)) == "1234567")
  }
}
