import Diagnostics
import Testing

@Suite struct `Printable text` {
  @Test(arguments: [
    ("\u{1B}[31mred", "\\u{1b}[31mred"),
    ("a\nb\r\nc", "a\\u{a}b\\u{d}\\u{a}c"),
    ("tab\there", "tab\\u{9}here"),
    ("nul\u{0}", "nul\\u{0}"),
    ("bell\u{7}", "bell\\u{7}"),
    ("delete\u{7F}", "delete\\u{7f}"),
    ("next line\u{85}", "next line\\u{85}"),
    ("line\u{2028}paragraph\u{2029}", "line\\u{2028}paragraph\\u{2029}"),
  ])
  func `shows what would act on a terminal or a log`(text: String, expected: String) {
    #expect(text.printable(upTo: 100) == expected)
  }

  @Test(arguments: Array(UInt32(0x202A)...0x202E) + Array(0x2066...0x2069))
  func `shows each override of the reading direction`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect("a\(scalar)b".printable(upTo: 100) == "a\\u{\(String(value, radix: 16))}b")
  }

  @Test(arguments: ["", "Zoë’s Ångström", "日本語", "👩‍⚖️ 🤵‍♂️", "שלום", "a\u{A0}b", "{{x}} <b> & \"'"])
  func `leaves everything else as it is`(text: String) {
    #expect(text.printable(upTo: 100) == text)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("\n\n\n", 2, "\\u{a}\\u{a}…"), ("a", 0, "…"),
  ])
  func `is cut behind as many characters as the limit has`(
    text: String, limit: Int, expected: String
  ) {
    #expect(text.printable(upTo: limit) == expected)
  }
}
