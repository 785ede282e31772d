import TestSupport
import Testing

@testable import Wiki

@Suite struct LinkTableTests {
  /// More entries than one chunk of them has, whose chunks come upon the kinds in another order each.
  @Test func `has the links that entries name, however many there are`() {
    for seed in 1...UInt64(SoakCount.isSoaking ? 200 : 4) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 500...5_000, using: &generator)
      let entries = (0..<count).map { place in
        Entry.sample(
          "\(place)", relations: Self.relations(among: count + 3, using: &generator))
      }
      // Behind them another collection with a kind of the same name.
      let ship = Entry.sample(
        "x", collection: "ships", relations: [Relation("like", EntryID("moons", "none"))])
      let graph = WikiGraph(
        collections: [.sample(entries), .sample([ship], id: "ships")], sources: [])
      var incoming = [Set<LinkTable.Incoming>](repeating: [], count: count)
      var targets = [Set<Int32>](repeating: [], count: count)
      var degrees = [Int](repeating: 0, count: count)
      for (place, entry) in entries.enumerated() {
        for relation in entry.relations {
          guard let target = graph.place(of: relation.target) else {
            degrees[place] += 1
            continue
          }
          let kind = Self.kinds.firstIndex(of: relation.kind) ?? -1
          incoming[Int(target)].insert(
            LinkTable.Incoming(kind: Int32(kind), source: Int32(place)))
          targets[place].insert(target)
        }
        degrees[place] += targets[place].count
        for target in targets[place] { degrees[Int(target)] += 1 }
      }
      let links = graph.links
      #expect(
        links.kinds == Self.kinds.map { RelationKind("moons", $0) } + [
          RelationKind("ships", "like")
        ], "seed \(seed)")
      #expect(
        (0..<count).allSatisfy {
          Array(links.links(to: Int32($0))) == incoming[$0].sorted()
            && Array(links.targets(of: Int32($0))) == targets[$0].sorted()
            && links.degree(of: Int32($0)) == degrees[$0]
        }, "seed \(seed)")
    }
  }

  /// Ascending, as a table has them.
  private static let kinds = ["far", "like", "near"]

  /// Some of them twice, some to nobody.
  private static func relations(
    among count: Int, using generator: inout SeededGenerator
  ) -> [Relation] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      Relation(
        kinds[Int.random(in: 0..<kinds.count, using: &generator)],
        EntryID("moons", "\(Int.random(in: 0..<count, using: &generator))"))
    }
  }
}
