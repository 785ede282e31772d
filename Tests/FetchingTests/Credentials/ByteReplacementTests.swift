import TestSupport
import Testing

@testable import Fetching

@Suite struct ByteReplacementTests {
  /// Few letters, so that parts overlap, repeat and begin in vain.
  @Test func `finds what a plain search finds`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...40, using: &generator)
      let text = (0..<length).map { _ in UInt8.random(in: 97...98, using: &generator) }
      let part = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        UInt8.random(in: 97...98, using: &generator)
      }
      let expected = String(decoding: text, as: UTF8.self)
        .replacing(String(decoding: part, as: UTF8.self), with: "-")
      let found = ByteReplacement(of: part, with: [UInt8(ascii: "-")]).applied(to: text)
      #expect(String(decoding: found, as: UTF8.self) == expected, "seed \(seed)")
    }
  }
}
