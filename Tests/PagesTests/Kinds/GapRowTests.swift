import Testing
import Wiki

@testable import Pages

@Suite struct `What entries lack` {
  @Test func `is said of each collection, with the first twenty`() {
    let entries = (1...23).map { Entry.sample("\($0)", picture: Picture(address: "a")) }
    let rows = GapRow.rows(of: .sample(.sample(entries)))
    let count = Phrase.sentence("collections.moons.count", ["count": .number(23)])
    #expect(
      rows.map(\.sentence) == [
        .sentence("about.gaps.isolated", ["entries": count]),
        .sentence("about.gaps.no-facts", ["entries": count]),
      ])
    #expect(rows.map(\.names.count) == [20, 20])
    #expect(rows.first?.rest == .sentence("about.gaps-rest", ["count": .number(3)]))
  }

  @Test func `is nothing to somebody who has it`() {
    let fact = Fact(.word("solar.color"), .verbatim("Yellow"))
    let entry = Entry(
      id: EntryID("moons", "1"), title: "Io", context: .empty, badges: [], facts: [fact],
      facets: [:], relations: [Relation("near", EntryID("moons", "1"))],
      picture: Picture(address: "a"), changed: nil, detail: Moon())
    #expect(GapRow.rows(of: .sample(.sample([entry]))).isEmpty)
  }

  @Test func `is no picture only where others have one`() {
    let definition = CollectionDefinition(
      id: "moons", source: "solar", template: "solar/moon", detail: Moon.schema, facets: [],
      isPictured: false)
    let site = Site.sample(EntryCollection(definition, entries: [.sample()]))
    #expect(GapRow.rows(of: site).count == 2)
    #expect(GapRow.rows(of: .sample(.sample([.sample()]))).count == 3)
  }
}
