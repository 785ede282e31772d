import TestSupport

/// Names as no API should send them.
struct HostileText {
  private static let pieces = [
    "Rick", "MORTY", "a", "Z", "7", "-", "--", " ", "\t", "\n", "'", "’", "&", "/", "\\", "..", ".",
    "%2e", "?", "#", ":", "page-2", "page", "2", "index", "con", "a-z", "é", "e\u{301}", "Ø", "ß",
    "ﬁ", "İ", "ı", "日本", "👩‍⚖️", "\u{0}", "\u{202E}", "\u{FEFF}", "\u{FFFE}", "ǅ", "①", "½", "ΑΒΓ",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(upTo count: Int = 30) -> String {
    (0..<Int.random(in: 0...count, using: &generator))
      .map { _ in Self.pieces[Int.random(in: Self.pieces.indices, using: &generator)] }
      .joined()
  }
}
