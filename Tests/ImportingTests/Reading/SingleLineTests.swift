import JSONReading
import TestSupport
import Testing

@testable import Importing

@Suite struct `A text as one line` {
  @Test(arguments: [
    ("Zoë  Saldaña", "Zoë Saldaña"), (" 日本 ", "日本"), ("a\u{A0}b", "a b"), ("\u{200B}", ""),
    ("a\r\nb", "a b"), ("\u{7F}", ""), ("", ""), (" ", ""), ("👩‍🚀 Ripley", "👩‍🚀 Ripley"),
    ("é", "é"), ("x \u{301}y", "x y"), ("\u{3164}", ""),
  ])
  func `has no white space but single spaces between words`(text: String, line: String) {
    #expect(text.singleLine == line)
    #expect(JSONText(text).singleLine.string == line)
  }

  /// What has nothing to be done is told apart in a faster way, which must not make a difference.
  @Test func `is what its characters make it`() {
    let seed: UInt64 = 5
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "Z", " ", " ", "é", "e\u{301}", "\u{301}", "\u{A0}", "\u{3000}", "日", "\u{200B}",
      "\u{200D}", "🕺", "🏽", "\u{3164}", "\t", "\n", "\r\n", "\u{7F}", "\u{0}", "\u{FEFF}", "ß",
      "\u{903}", "\u{20DD}", "\u{1F1E9}", "\u{1F1EA}", "seven c", "eight ch", "nine char",
    ]
    for round in 0..<20_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let words = text.split { $0.isWhitespace }.joined(separator: " ")
      let line = text.singleLine
      let other = JSONText(text).singleLine.string
      guard line.utf8.elementsEqual(words.utf8) || line.isEmpty, other.utf8.elementsEqual(line.utf8)
      else {
        Issue.record(
          "seed \(seed), round \(round): \(text.debugDescription) is \(line.debugDescription)")
        return
      }
    }
  }
}
