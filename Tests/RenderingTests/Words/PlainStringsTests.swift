import Foundation
import TestSupport
import Testing

@testable import Rendering

@Suite struct `Plain strings` {
  /// What may stand in a line, and much that Yams alone understands.
  private static let parts = [
    "a", "one", "other", "zero", "b-c", "Ä🎥️", "12", ":", ": ", " ", "  ", "\n", "\n  ", "\n    ",
    "\n\n", "# no", " #", "\"", "\"x\"", "'", "\\", "[", "]", "{", "}", ", ", ",", ">-\n    ", ">-",
    "- ", "-", "|", "&x ", "*x", "!", "%", "@", "~", "? ", "---\n", "...\n", "\t", "\r\n", "\u{85}",
    "\u{2028}", "\u{FEFF}", "\u{A0}", "\u{7F}", "null", "<<", "=",
    "\na: b", "\n  one: a thing", "\n  other: {count} things", "\na: \"{x} of {y}\"",
    "\nb: [Jan, Feb]", "\nc:\n  [Jan, Feb]\n", "\nd: {emoji: 🎥, word: In production}",
    "\ne: >-\n    a\n    b\n",
    "\nf:\n  g:\n    h: i",
  ]

  @Test(arguments: ["Theme", "Templates/rickandmorty", "Templates/tmdb"])
  func `are those of the program`(folder: String) throws {
    let text = try String(
      contentsOfFile: CheckoutFolder.path("\(folder)/strings/en.yml"), encoding: .utf8)
    let entries = try #require(PlainStrings.entries(of: text))
    #expect(entries.count > 20)
    #expect(try entries == asYamsReads(text))
  }

  @Test func `are read as Yams reads them`() {
    let seed: UInt64 = 8
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for number in 0..<SoakCount.cases(400_000) {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
      guard let entries = PlainStrings.entries(of: text) else { continue }
      read += 1
      let expected = Result { try asYamsReads(text) }
      guard case .success(entries) = expected else {
        Issue.record(
          "text \(number) of seed \(seed), \(text.debugDescription): \(expected), not \(entries)")
        return
      }
    }
    #expect(read > SoakCount.cases(10_000))
  }

  @Test(
    arguments: [
      "a: b\na: c", "a: 'b'", "a: b # c", "a: |\n  b", "a: >-\n  b\n\n  # c", "a: >-\n  b\n    c",
      "a: b\n  c", "a: &x b", "a:\n- b", "a: \"b\\n\"", "a: ", "a:", "- a", "a", "a: b: c",
      "a:\n    b: c\n  d: e",
      "a: {b: c, b: d}", "a: [b: c]", "a: b\t", "a: \"b\"c\"",
    ])
  func `are no others`(text: String) { #expect(PlainStrings.entries(of: text) == nil) }

  @Test func `are not nested without end`() {
    let text = (0..<10_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(PlainStrings.entries(of: text) == nil)
  }

  private func asYamsReads(_ text: String) throws -> [String: Words.Entry] {
    try Words.entries(of: text, in: ThemeFile("en.yml", text))
  }
}
