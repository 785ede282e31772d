import Testing
import Wiki

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
