import Testing
import Wiki

@testable import Pages

@Suite struct `Who appears with an entry` {
  @Test func `are at most twelve, with how often`() throws {
    let place = Relation("orbit", EntryID("moons", "0"))
    let entries = [Entry.sample("0")] + (1...20).map { .sample("\($0)", relations: [place]) }
    let site = Site.sample(
      .sample(entries, relations: CollectionRelations(meeting: "orbit")))
    let rows = CompanionRow.rows(of: entries[1], in: site)
    #expect(rows.map(\.card.key) == (2...13).map(String.init))
    #expect(
      rows.first?.count == .sentence("relations.moons.orbit.together", ["count": .number(1)]))
    #expect(
      CompanionRow.title(of: entries[1], in: site) == .word("relations.moons.orbit.companions"))
  }

  @Test func `are nobody where entries do not meet`() {
    let entry = Entry.sample("1")
    let site = Site.sample(.sample([entry]))
    #expect(CompanionRow.rows(of: entry, in: site).isEmpty)
    #expect(CompanionRow.title(of: entry, in: site).isEmpty)
  }
}
