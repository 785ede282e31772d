import Testing
import Wiki

@testable import Pages

@Suite struct `A drawing of neighbours` {
  @Test(arguments: [(0, nil), (1, nil), (2, 38), (3, 76), (7, 152), (8, 152), (20, 152)])
  func `has two columns of equal height, from two neighbours on`(count: Int, height: Int?) throws {
    let map = map(of: count)
    #expect(map?.height == height)
    guard let map else { return }
    let shown = min(count, 8)
    #expect(map.nodes.map(\.link.target) == (1...shown).map { .file("moons/\($0)-io.html") })
    let left = map.nodes.filter(\.isLeft)
    let right = map.nodes.filter { !$0.isLeft }
    #expect(left.count - right.count == shown % 2)
    for column in [left, right] {
      // Both stand in the middle of the height.
      let (top, bottom) = (column.map(\.y).min() ?? 0, column.map(\.y).max() ?? 0)
      #expect(top + bottom == map.height)
    }
  }

  @Test func `is the same for the same data`() {
    #expect(map(of: 8)?.nodes.map(\.y) == map(of: 8)?.nodes.map(\.y))
  }

  @Test(
    arguments: [
      ("Io", "Io", ""), ("", "", ""),
      ("The Lord of the Rings: The Two Towers", "The Lord of the", "Rings: The Tw…"),
      ("Rick Sanchez and Friends", "Rick Sanchez and", "Friends"),
      ("Supercalifragilisticexpialidocious", "Supercalifragilist", "icexpialidocious"),
      (String(repeating: "W", count: 30), "WWWWWWWWW", "WWWWWWWW…"),
      ("千と千尋の神隠し千と千尋", "千と千尋の神隠し", "千と千尋"), ("👩‍⚖️👩‍⚖️ <b>", "👩‍⚖️👩‍⚖️ <b>", ""),
    ])
  func `breaks names between words and cuts what two lines do not hold`(
    name: String, first: String, second: String
  ) {
    let label = DrawnLabel(name)
    #expect([label.first, label.second] == [first, second])
  }

  @Test(arguments: [
    "", " ", " Io", "Io ", "I\to", "I\u{7F}o", "Zoë", String(repeating: "W", count: 10),
  ])
  func `takes a name apart unless it is short and of letters of ASCII`(name: String) {
    #expect(DrawnLabel(ifNarrow: name)?.first == nil)
    #expect(DrawnLabel(ifNarrow: "Io of \"Io\" ~")?.first == "Io of \"Io\" ~")
  }

  @Test func `never has a longer line than it has room for, whatever the name`() {
    let seed: UInt64 = 6
    var names = HostileText(seed: seed)
    for _ in 0..<500 {
      let name = names.next()
      let label = DrawnLabel(name)
      #expect(label.first.count <= 25 && label.second.count <= 25, "seed \(seed): \(name)")
    }
  }

  private func map(of count: Int) -> NeighbourMap? {
    let others = (0..<count).map { Entry.sample("\($0 + 1)") }
    let entry = Entry.sample("0", relations: others.map { Relation("near", $0.id) })
    return NeighbourMap(of: entry, in: .sample(.sample([entry] + others)))
  }
}
