import TestSupport
import Testing
import Wiki

@testable import Importing

@Suite struct SymmetricLinksTests {
  @Test func `links are the union of both sides, and one-sided exactly their difference`() {
    for seed in 1...UInt64(SoakCount.isSoaking ? 20_000 : 500) {
      var generator = SeededGenerator(seed: seed)
      let stated = Self.links(using: &generator)
      let answered = Self.links(using: &generator)
      let links = SymmetricLinks(
        "left", stated.map { ($0, $1) }, "right", answered.map { ($0, $1) })
      let there = Self.pairs(stated)
      let back = Set(Self.pairs(answered).map { [$0[1], $0[0]] })
      let forward = Set((0..<12).flatMap { left in links.right(of: left).map { [left, $0] } })
      let backward = Set((0..<12).flatMap { right in links.left(of: right).map { [$0, right] } })
      let lone =
        there.subtracting(back).map {
          OneSidedLink(from: EntryID("left", "\($0[0])"), to: EntryID("right", "\($0[1])"))
        }
        + back.subtracting(there).map {
          OneSidedLink(from: EntryID("right", "\($0[1])"), to: EntryID("left", "\($0[0])"))
        }
      #expect(forward == there.union(back), "seed \(seed)")
      #expect(backward == forward, "seed \(seed)")
      #expect(Set(links.oneSided) == Set(lone), "seed \(seed)")
      #expect(links.oneSided.count == lone.count, "seed \(seed)")
      #expect((0..<12).allSatisfy { Self.ascends(links.right(of: $0)) }, "seed \(seed)")
      #expect((0..<12).allSatisfy { Self.ascends(links.left(of: $0)) }, "seed \(seed)")
    }
  }

  @Test func `who has no links has none`() {
    let links = SymmetricLinks("left", [], "right", [(1, [])])
    #expect(links.right(of: 1).isEmpty)
    #expect(links.left(of: 1).isEmpty)
    #expect(links.oneSided.isEmpty)
  }

  /// Some with repetitions, some in no order.
  private static func links(using generator: inout SeededGenerator) -> [Int: [Int]] {
    var links: [Int: [Int]] = [:]
    for id in 0..<12 where Bool.random(using: &generator) {
      links[id] = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Int.random(in: 0..<12, using: &generator)
      }
    }
    return links
  }

  private static func pairs(_ links: [Int: [Int]]) -> Set<[Int]> {
    Set(links.flatMap { left, rights in rights.map { [left, $0] } })
  }

  private static func ascends(_ ids: [Int]) -> Bool {
    zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
  }
}
