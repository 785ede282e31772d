import Dispatch
import TestSupport
import Testing
import Wiki

@testable import Rendering

@Suite struct `Models that are kept by their places` {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `are what was written, whoever keeps and reads them meanwhile`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Some fill a block of their own.
    let lengths = (0..<400).map { _ in
      Int.random(
        in: 1...(Int.random(in: 0..<50, using: &generator) == 0 ? 400_000 : 2_000),
        using: &generator)
    }
    let kept = PlacedTapes(count: lengths.count)
    DispatchQueue.concurrentPerform(iterations: 2 * lengths.count) { turn in
      let place = turn % lengths.count
      var made = GrowingBytes()
      for byte in 0..<lengths[place] { made.append(UInt8(truncatingIfNeeded: place &+ byte)) }
      let tape = kept[place] ?? kept.keep(made, at: place)
      #expect(Array(tape.bytes) == made.array, "seed \(seed), place \(place)")
    }
    for (place, length) in lengths.enumerated() {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: place &+ $0) }
      #expect(kept[place].map { Array($0.bytes) } == bytes, "seed \(seed), place \(place)")
    }
  }

  @Test func `are none where nothing was kept, or there is no place`() {
    let kept = PlacedTapes(count: 2)
    var made = GrowingBytes()
    made.append(7 as UInt8)
    _ = kept.keep(made, at: 1)
    let tapes = kept.tapes(at: [nil, 0, 1])
    #expect(tapes.map { $0.map { Array($0.bytes) } } == [nil, nil, [7]])
    #expect(kept[0] == nil)
  }

  @Test func `stay what they were first`() {
    let kept = PlacedTapes(count: 1)
    for byte in [1, 2] as [UInt8] {
      var made = GrowingBytes()
      made.append(byte)
      #expect(Array(kept.keep(made, at: 0).bytes) == [1])
    }
  }
}
