import TestSupport
import Testing
import Wiki

@Suite struct `A small map` {
  @Test func `finds values by their keys`() {
    let map: SmallMap = ["a": 1, "b": 2, "ab": 3]
    #expect(["a", "b", "ab", "c", ""].map { map[$0] } == [1, 2, 3, nil, nil])
    #expect(map.map(\.key) == ["a", "b", "ab"])
  }

  @Test func `has of a key the first value`() {
    #expect(SmallMap(dictionaryLiteral: ("a", 1), ("a", 2))["a"] == 1)
  }

  @Test func `changes as a dictionary does`() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    var map: SmallMap<Int, Int> = [:]
    var dictionary: [Int: Int] = [:]
    for step in 0..<SoakCount.cases(20_000) {
      let key = Int.random(in: 0..<8, using: &generator)
      let value = Bool.random(using: &generator) ? step : nil
      map[key] = value
      dictionary[key] = value
      let isSame =
        map.count(where: { _ in true }) == dictionary.count
        && map.allSatisfy { dictionary[$0.key] == $0.value } && map[key] == value
      guard isSame else {
        Issue.record("step \(step) of seed \(seed): \(Array(map)), not \(dictionary)")
        return
      }
    }
  }
}
