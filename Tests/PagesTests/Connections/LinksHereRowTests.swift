import Testing
import Wiki

@testable import Pages

@Suite struct `What links to an entry` {
  @Test(arguments: [
    (1, 1, 0, 0), (12, 12, 0, 0), (13, 12, 1, 0), (100, 12, 88, 0), (130, 12, 88, 30),
  ])
  func `is named up to twelve, then on demand, then only counted`(
    links: Int, names: Int, others: Int, rest: Int
  ) throws {
    let row = try row(links: links, shown: [])
    #expect(row.title == .word("relations.moons.near.incoming"))
    #expect(row.count == .sentence("collections.moons.count", ["count": .number(links)]))
    #expect(row.names.count == names)
    #expect(row.otherNames.count == others)
    #expect(row.otherCount.isEmpty == (others == 0))
    #expect(
      row.rest
        == (rest == 0 ? .empty : .sentence("entry.links-here-rest", ["count": .number(rest)])))
  }

  @Test func `is only counted where the page shows it in a section of its own`() throws {
    let row = try row(links: 130, shown: [RelationKind("moons", "near")])
    #expect(row.isShown)
    #expect(row.names.isEmpty && row.otherNames.isEmpty)
    #expect(row.otherCount.isEmpty && row.rest.isEmpty)
  }

  private func row(links: Int, shown: Set<RelationKind>) throws -> LinksHereRow {
    let near = Relation("near", EntryID("moons", "0"))
    let entries =
      [Entry.sample("0")] + (1...links).map { .sample("\($0)", relations: [near]) }
    let site = Site.sample(
      .sample(entries, relations: CollectionRelations(shown: shown)))
    let rows = LinksHereRow.rows(of: entries[0], in: site)
    #expect(rows.count == 1)
    return try rows.first.required("no row")
  }
}
