import TestSupport

/// Texts that try to be more than text: Markdown, HTML, Mustache, odd characters, and all at once.
struct HostileText: Sequence, IteratorProtocol {
  private var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// First the empty text and each piece alone, then mixtures without end.
  mutating func next() -> String? {
    defer { count += 1 }
    if count == 0 { return "" }
    if count <= Self.pieces.count { return Self.pieces[count - 1] }
    return (0...Int.random(in: 0...9, using: &generator)).map { _ in piece() }.joined()
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0...9, using: &generator) {
    case 0...5: Self.pieces[Int.random(in: Self.pieces.indices, using: &generator)]
    case 6...7: String(Unicode.Scalar(UInt8.random(in: 0...127, using: &generator)))
    case 8:
      String(repeating: scalar(in: 0...0x2FFF), count: Int.random(in: 1...4, using: &generator))
    default: scalar(in: 0...0x10_FFFF)
    }
  }

  private mutating func scalar(in range: ClosedRange<UInt32>) -> String {
    Unicode.Scalar(UInt32.random(in: range, using: &generator)).map { String($0) } ?? "\u{FFFD}"
  }

  private static let pieces = markdown + html + lines + unicode + noncharacters

  // The compiler takes them in no literal.
  private static let noncharacters = [UInt32(0xFDD0), 0xFDEF].compactMap(Unicode.Scalar.init).map {
    String($0)
  }

  private static let markdown = [
    "*", "**", "***", "_", "__", "~", "~~", "`", "``", "```", "~~~", "#", "###### ", "- ", "+ ",
    "* ",
    "1.", "1. ", "1) ", "0", "42", "> ", "|", "\\|", "| - |", "| --- | --- |", "---", "===",
    "***\n",
    "\\", "\\\\", "[", "]", "](", "](x.html)", "[x]: y", "[x]: /y \"z\"", "![", "![x](y)", "(", ")",
    "[ ] ", "[x] ", "[^1]", "!", ":", ":-:", ".", "...", "www.example.org", "https://example.org",
    "me@example.org", "mailto:", "xmpp:", "javascript:alert(1)", "    x", "\tx", "  ", "x  ", " ",
    "x",
    "word", "Rick & Morty",
  ]

  private static let html = [
    "<", ">", "<b>", "</b>", "</p>", "</div>", "</td></table>", "<script>", "</script>", "<!--",
    "-->",
    "--!>", "<![CDATA[", "]]>", "<?", "?>", "<!doctype x>", "<style>", "</title>", "</textarea>",
    "\"",
    "'", "\">", "'>", "\" onclick=\"x", "=", "/>", "&", "&amp;", "&lt;", "&lt", "&#60;", "&#x3C;",
    "&#0;",
    "&nbsp;", "&AMP", "&notit;", "&#", ";", "amp;", "lt;", "{{x}}", "{{{x}}}", "{{#x}}", "{{/x}}",
    "{{> p}}",
    "{{", "}}", "{{! ", "{{=<% %>=}}", "{count}", "{", "}", "%20", "$1",
  ]

  private static let lines = [
    "\n", "\n\n", "\r", "\r\n", "\r\r", "\n\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}",
    "\n# x", "\n\n    x", "\n---\n", "\n- x", "\n> x", "x\n===", "\n\n</div>\n\n", "\t", " \n ",
  ]

  private static let unicode = [
    "\u{0}", "\u{1}", "\u{8}", "\u{1B}[31m", "\u{7F}", "\u{80}", "\u{9F}", "\u{FEFF}", "\u{FFFD}",
    "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\u{10FFFF}", "\u{E000}", "\u{AD}",
    "\u{A0}", "\u{1680}", "\u{2003}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{200D}",
    "\u{202E}", "\u{2066}", "\u{200F}", "שלום", "مرحبا", "Ω", "ß", "é", "e\u{301}", "\u{301}",
    "\u{20DD}",
    "日本", "👩‍⚖️", "🤵‍♂️", "🇩🇪", "❓", "“", "”", "’", "–", "…", "«", "¿", "₿", "°",
  ]
}
