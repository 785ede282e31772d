import Foundation
import Testing
import Wiki

@Suite struct `A record of a change` {
  @Test(
    arguments: [
      .added, .removed(why: .gone), .removed(why: .unlisted),
      .changed(fields: [
        FieldChange(.word("x"), .value(before: .empty, after: .verbatim("\u{0}"))),
        FieldChange(.word("y"), .members(added: ["Pilot"], removed: [])),
      ]),
    ] as [EntryChange.Kind])
  func `comes back from JSON as it was`(kind: EntryChange.Kind) throws {
    let change = EntryChange(EntryID("moons", "a/b"), title: "Io", kind)
    let record = ChangeRecord(source: "solar", foundAt: 1_769_601_600, change)
    let bytes = try JSONEncoder().encode([record])
    #expect(try JSONDecoder().decode([ChangeRecord].self, from: bytes) == [record])
  }

  @Test(arguments: [
    (1_769_601_600, "2026-01-28"), (1_769_644_799, "2026-01-28"), (1_769_644_800, "2026-01-29"),
    (0, "1970-01-01"), (.max, "1970-01-01"), (-62_200_000_000, "1970-01-01"),
  ])
  func `is of the day at GMT`(seconds: Int, day: String) {
    let change = EntryChange(EntryID("moons", "1"), title: "Io", .added)
    #expect(ChangeRecord(source: "solar", foundAt: seconds, change).day.iso8601 == day)
  }
}
