import Testing

@testable import Rendering

@Suite struct `The escaping of a value` {
  @Test(arguments: [
    ("Rick Sanchez", "Rick Sanchez"), ("a|b", "a&#124;b"), ("<b>", "&#60;b&#62;"),
    ("&amp;", "&#38;amp;"),
    ("1. a", "1&#46; a"), ("a. b", "a. b"), (".a", "&#46;a"), ("a..b", "a..b"), ("- a", "&#45; a"),
    ("    a", "&#32;&#32;&#32;&#32;a"), ("a  b ", "a &#32;b&#32;"), ("a b", "a b"),
    ("a\nb", "a&#10;b"),
    ("[^1]", "&#91;&#94;1&#93;"), ("\u{A0}a", "&#160;a"), ("\u{FEFF}", "&#65279;"), ("é日本", "é日本"),
    ("https://x", "https&#58;//x"),
    ("(a)*_`~#+=!\\", "&#40;a&#41;&#42;&#95;&#96;&#126;&#35;&#43;&#61;&#33;&#92;"),
  ])
  func `for Markdown writes what Markdown or HTML would act on as a reference`(
    text: String, expected: String
  ) {
    #expect(Escaping.markdown.escaped(text) == expected)
  }

  @Test(arguments: [
    ("../a-z.html#s-top", "../a-z.html#s-top"), ("a?b=1&c=2", "a?b=1&#38;c=2"),
    ("https://x/(a)_*|`\"", "https://x/&#40;a&#41;&#95;&#42;&#124;&#96;&#34;"),
  ])
  func `of an address leaves what begins nothing where there are no spaces`(
    text: String, expected: String
  ) {
    #expect(Escaping.address.escaped(text) == expected)
  }

  @Test(arguments: [
    ("Rick & Morty", "Rick &#38; Morty"), ("<b>", "&#60;b&#62;"), ("\"'", "&#34;&#39;"),
    ("*_|`", "*_|`"),
    ("a\n\nb", "a&#10;&#10;b"), ("\t", "&#9;"), (" a ", " a "),
  ])
  func `for HTML writes what HTML would act on as a reference`(text: String, expected: String) {
    #expect(Escaping.html.escaped(text) == expected)
  }

  @Test(arguments: [Escaping.markdown, .address, .html])
  func `makes a line feed of every line end`(escaping: Escaping) {
    #expect(escaping.escaped("a\r\nb\rc\nd\r\re\n\r") == "a&#10;b&#10;c&#10;d&#10;&#10;e&#10;&#10;")
  }

  @Test(arguments: [Escaping.markdown, .address, .html])
  func `replaces what no page may hold`(escaping: Escaping) {
    for value in [0x0, 0x1, 0x8, 0xB, 0xC, 0x1F, 0x7F, 0x80, 0x9F, 0xFDD0, 0xFFFE, 0x10_FFFF]
      as [UInt32]
    {
      let text = Unicode.Scalar(value).map { "a\($0)b" }
      #expect(text.map(escaping.escaped) == "a\u{FFFD}b", "\(value)")
    }
  }
}
