import TestSupport
import Testing

@testable import Importing

@Suite struct `The places of ids` {
  @Test(arguments: 0..<50)
  func `are found as in a dictionary`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let most = [3, 40, 100_000, .max][Int(seed % 4)]
    var table = TMDB.IDTable()
    var known: [Int: Int32] = [:]
    for place in 0..<500 {
      let id = Int.random(in: -most...most, using: &generator)
      #expect(table[id] == known[id], "seed \(seed), id \(id)")
      table[id] = Int32(place)
      known[id] = Int32(place)
    }
    #expect(table.count == known.count, "seed \(seed)")
    for (id, place) in known { #expect(table[id] == place, "seed \(seed), id \(id)") }
  }

  @Test(arguments: [1, 64, 1 << 20, 1 << 40, -(1 << 50)])
  func `are found where all ids are far apart by the same step`(step: Int) {
    let table = TMDB.IDTable((0..<5_000).map { $0 &* step })
    #expect(table.count == 5_000)
    for place in 0..<5_000 { #expect(table[place &* step] == Int32(place)) }
    #expect(table[5_000 &* step] == nil)
  }

  @Test func `are those of the first of equal ids`() {
    #expect(TMDB.IDTable([7, 0, 7])[7] == 0)
    #expect(TMDB.IDTable([])[0] == nil)
  }
}
