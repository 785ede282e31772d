import HTMLSyntax
import TestSupport
import Testing

@testable import Publishing

/// A single word is compared where it stands; here is the same without haste.
@Suite struct `Words of an attribute` {
  private static let pieces = [
    "icon", "ICON", "Icon", "icons", "ico", "n", "&#105;con", "&amp;", "&", ",", " ", "\t",
    "\u{A0}",
    "é", "K", "x", "\u{7F}", "ıcon",
  ]

  @Test(arguments: UInt64(1)...UInt64(1000))
  func `are found where a plain reading finds them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = (0..<Int.random(in: 0...4, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
    let bytes = Array("<link rel=\"\(text)\">".utf8)
    let page = bytes.span
    var scanner = HTMLScanner()
    _ = scanner.next(in: page)
    let rel = try #require(scanner.tag.attributes.first)
    let words = page.words(of: rel)
    let isOnly = page.words(of: rel, are: "icon")
    let isAmong = page.words(of: rel, have: "icon")
    #expect(isOnly == (words == ["icon"]), "seed \(seed), \(text)")
    #expect(isAmong == words.contains("icon"), "seed \(seed), \(text)")
  }
}
