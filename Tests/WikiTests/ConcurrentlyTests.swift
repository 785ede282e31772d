import Synchronization
import Testing
import Wiki

@Suite struct `Values of many places at the same time` {
  @Test(arguments: [0, 1, 1024, 1025, 5_000], [1, 7, 1024])
  func `come back in the order of the places`(count: Int, perChunk: Int) {
    let lots = Mutex(0)
    let values = concurrently(count, perChunk: perChunk) { places in
      lots.withLock { $0 += 1 }
      return places.map { 3 * $0 }
    }
    #expect(values == (0..<count).map { 3 * $0 })
    #expect(lots.withLock(\.self) == max(1, (count + perChunk - 1) / perChunk))
  }

  @Test func `may be fewer than the places, or more`() {
    #expect(concurrently(10, perChunk: 3) { $0.filter { $0 % 4 == 0 } } == [0, 4, 8])
    #expect(concurrently(3, perChunk: 1) { $0.flatMap { [$0, $0] } } == [0, 0, 1, 1, 2, 2])
  }
}

@Suite struct `Two values at the same time` {
  @Test func `come back in their order`() {
    let (first, second) = concurrently({ (0..<10_000).reduce(0, +) }, { "two" })
    #expect(first == 49_995_000)
    #expect(second == "two")
  }

  @Test func `may be made of two others`() {
    let (pair, last) = concurrently({ concurrently({ 1 }, { 2 }) }, { 3 })
    #expect([pair.0, pair.1, last] == [1, 2, 3])
  }
}
