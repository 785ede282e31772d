import TestSupport
import Testing

@testable import Importing

@Suite struct TextColumnTests {
  private static let words = ["", "a", "Zoë", "千と千尋", "👩‍⚖️", "a\u{0}b", "e\u{301}"]

  @Test func `has each text where it was put, empty ones too`() {
    for seed in 1...UInt64(SoakCount.isSoaking ? 5_000 : 100) {
      var generator = SeededGenerator(seed: seed)
      let texts = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Self.words[Int.random(in: Self.words.indices, using: &generator)]
        }.joined()
      }
      let column = TMDB.TextColumn(texts)
      let found = texts.indices.map { place in
        column.withBytes(at: Int32(place)) { Array($0) }
      }
      #expect(found == texts.map { Array($0.utf8) }, "seed \(seed)")
      let told = texts.indices.map { Array(column[Int32($0)].utf8) }
      #expect(told == found, "seed \(seed)")
    }
  }
}
