import HTMLSyntax
import Testing

@Suite struct `HTML character references` {
  @Test(arguments: [
    ("x.html", "x.html"),
    ("a&amp;b&lt;&gt;&quot;&apos;", "a&b<>\"'"),
    ("&#39;&#x2F;&#X2f;&#x2f", "'///"),
    ("&#128378;", "\u{1F57A}"),
    ("?a=1&amplitude=2&amp=3&amp", "?a=1&amplitude=2&amp=3&"),
    ("&apos", "&apos"),
    ("&colon;&&#;&#x;&#xg;", "&colon;&&#;&#x;&#xg;"),
    ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#x80;&#150;", "€–"),
    ("&amp;amp;", "&amp;"),
  ])
  func `a value is decoded once`(value: String, decoded: String) {
    let bytes = Array(value.utf8)[...]
    #expect(String(decoding: bytes.decodingHTMLReferences, as: UTF8.self) == decoded)
  }
}
