import TestSupport
import Testing

@testable import Importing

@Suite struct `Who was in several films with whom` {
  @Test(arguments: 0..<40)
  func `is counted whoever and how many they are`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let people = Int.random(in: 1...300, using: &generator)
    let others = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
      Int32.random(in: 0..<Int32(people), using: &generator)
    }
    let expected = Dictionary(grouping: others) { $0 }.mapValues(\.count)
      .filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let counted = TMDB.Filmography(of: [], in: []).counted(others)
    #expect(counted.map { "\($0.place): \($0.count)" } == expected, "seed \(seed)")
  }
}
