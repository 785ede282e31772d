import TestSupport
import Testing
import Wiki

@Suite struct SequenceFirstTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `the first of an order are those that sorting puts in front, of equals the first ones`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<Int.random(in: 0...60, using: &random)).map {
      (number: Int.random(in: 0...9, using: &random), place: $0)
    }
    for limit in [0, 1, 2, 8, 100] {
      let first = numbers.first(upTo: limit) { $0.number < $1.number }
      let sorted = numbers.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
      #expect(first.map(\.place) == sorted.prefix(limit).map(\.place), "seed \(seed)")
    }
  }
}
