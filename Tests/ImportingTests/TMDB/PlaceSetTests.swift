import TestSupport
import Testing

@testable import Importing

@Suite struct PlaceSetTests {
  @Test func `has the places that were put into it, and no others`() {
    for seed in 1...UInt64(SoakCount.isSoaking ? 5_000 : 100) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...300, using: &generator)
      let places = (0..<Int32(count)).filter { _ in Bool.random(using: &generator) }
      let set = TMDB.PlaceSet(places + places.reversed(), count: count)
      #expect((0..<Int32(count)).filter(set.contains) == places, "seed \(seed)")
    }
  }
}
