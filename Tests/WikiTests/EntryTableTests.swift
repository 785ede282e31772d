import TestSupport
import Testing

@testable import Wiki

@Suite struct `A table of entries` {
  @Test func `of none has none`() {
    #expect(EntryTable([])[EntryID("moons", "1")] == nil)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `finds each where it stands first, and no other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ids = (0..<Int.random(in: 1...300, using: &generator)).map { _ in
      Self.id(&generator)
    }
    let places = Dictionary(ids.enumerated().map { ($1, Int32($0)) }) { first, _ in first }
    let table = EntryTable(ids, hashes: EntryKeyHash(drawing: &generator))
    let sought = ids + (0..<300).map { _ in Self.id(&generator) }
    for id in sought { #expect(table[id] == places[id], "seed \(seed), \(id)") }
    #expect(table.places(of: sought) == sought.map { places[$0] }, "seed \(seed)")
  }

  @Test func `tells collections apart that have one key`() {
    let ids = (0..<100).map { EntryID("\($0)", "1") }
    let table = EntryTable(ids)
    #expect(ids.map { table[$0] } == (0..<100).map { $0 })
    #expect(table[EntryID("100", "1")] == nil)
  }

  @Test func `has two ways to write a letter as one key, of which the first counts`() {
    let (one, other) = (EntryID("names", "caf\u{E9}"), EntryID("names", "cafe\u{301}"))
    let table = EntryTable([one, other])
    #expect(table[one] == 0)
    #expect(table[other] == 0)
  }

  /// Few collections and keys of all lengths, so that many share one or begin alike.
  private static func id(_ generator: inout SeededGenerator) -> EntryID {
    let collection = ["moons", "ships", "a collection of a longer name"].randomElement(
      using: &generator)
    let pieces = ["1", "2", "00000000", "\u{E9}", "e\u{301}", "a key that is longer", ""]
    let key = (0..<Int.random(in: 0...4, using: &generator))
      .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    return EntryID(collection ?? "", key)
  }
}
