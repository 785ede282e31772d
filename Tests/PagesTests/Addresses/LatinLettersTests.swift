import TestSupport
import Testing

@testable import Pages

/// Most names are looked up letter by letter; what comes out is the same.
@Suite struct `Latin letters` {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `come to the slug and the words of any text`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = Self.text(&generator)
      #expect(Slug(text).text == Slug.ofAny(text), "seed \(seed): \(text.debugDescription)")
      let words = FoldedText.unicode(text)
      // Of a text without any its signs are the word.
      guard !words.isEmpty else { continue }
      #expect(FoldedText(text).words == words, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `each come to the slug and the words of any text`() throws {
    for value in 0x80..<0x200 as Range<UInt32> {
      let letter = "a\(try #require(Unicode.Scalar(value)))b"
      #expect(Slug(letter).text == Slug.ofAny(letter), "\(value)")
      #expect(FoldedText(letter).words == FoldedText.unicode(letter), "\(value)")
    }
  }

  @Test func `are no others`() {
    let letters = LatinLetters { [Array(String($0).utf8)] }
    #expect(letters.runs(of: "\u{17F}a") == [Array("\u{17F}a".utf8)])
    #expect(letters.runs(of: "a\u{180}") == nil)
    #expect(letters.runs(of: "e\u{301}") == nil)
  }

  /// So short that no slug is cut.
  private static func text(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...15, using: &generator) {
      if let scalar = Unicode.Scalar(UInt32.random(in: 0x20..<0x190, using: &generator)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
