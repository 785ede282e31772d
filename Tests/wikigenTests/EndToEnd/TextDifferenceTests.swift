import Testing

@Suite struct TextDifferenceTests {
  @Test(arguments: [
    ("a\nb\n", "a\nb\n", nil),
    ("a\nx\nc", "a\nb\nc", "line 2 is x where b was expected"),
    ("a", "a\nb", "line 2 is not there where b was expected"),
    ("a\nb", "a", "line 2 is b where nothing was expected"),
    ("a\n", "a", "line 2 is  where nothing was expected"),
    ("\u{E9}", "e\u{301}", "line 1 is \u{E9} where e\u{301} was expected"),
  ])
  func `names the first line that differs`(text: String, expected: String, words: String?) {
    #expect(TextDifference(text, from: expected)?.description == words)
  }
}
