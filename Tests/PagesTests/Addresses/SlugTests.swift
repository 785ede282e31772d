import Testing

@testable import Pages

@Suite struct `A slug` {
  @Test(arguments: [
    ("Io", "io"), ("67P/C–G", "67p-c-g"), ("Zoë Ångström-Łukasz", "zoe-angstrom-lukasz"),
    ("Straße", "strasse"), ("ẞ", "ss"), ("Æon æ", "aeon-ae"), ("Œuvre", "oeuvre"),
    ("Ørsted", "orsted"),
    ("Łódź", "lodz"), ("Đorđe", "dorde"), ("Ðe Þorn", "de-thorn"), ("ﬁnd ﬂow ﬃ", "find-flow-ffi"),
    ("İzmir ılık", "izmir-ilik"), ("Rick's & Morty’s", "rick-s-morty-s"), ("½ № ①", "1-2-no-1"),
    ("e\u{301}\u{301}\u{301}", "e"), ("ＦＵＬＬ", "full"), ("a_b.c", "a-b-c"), ("  a  ", "a"),
    ("Rick\u{0}Sanchez", "rick-sanchez"), ("S01E01", "s01e01"),
  ])
  func `is what ASCII can say of a text`(text: String, slug: String) {
    #expect(Slug(text).text == slug)
  }

  @Test(arguments: ["", " ", "---", "日本語", "Рик", "שלום", "👩‍⚖️", "\u{0}", "\u{301}", "/../"])
  func `is empty where ASCII can say nothing`(text: String) {
    #expect(Slug(text).text.isEmpty)
  }

  @Test func `is the same for both ways to write a letter with a mark`() {
    #expect(Slug("Zo\u{EB}") == Slug("Zoe\u{308}"))
  }

  @Test func `of one word of 200 letters is its first 80`() {
    let word = String(repeating: "abcde", count: 40)
    #expect(Slug(word).text == String(word.prefix(80)))
  }

  @Test func `of 80 letters is whole`() {
    let text = "\(String(repeating: "a", count: 78))-b"
    #expect(Slug(text).text == text)
  }

  @Test func `is cut at a hyphen where it would be longer than 80`() {
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    let slug = Slug(text).text
    #expect(slug.count <= 80)
    #expect(slug.hasSuffix("-word12"))
  }

  @Test func `keeps its letters in one shape, whatever the text`() throws {
    let seed: UInt64 = 41
    var texts = HostileText(seed: seed)
    for number in 0..<3_000 {
      let text = texts.next()
      let slug = Slug(text).text
      try #require(
        Self.isWellFormed(slug), "seed \(seed), text \(number): \(text.debugDescription)")
      try #require(
        Slug(slug).text == slug,
        "not stable; seed \(seed), text \(number): \(text.debugDescription)")
    }
  }

  private static func isWellFormed(_ slug: String) -> Bool {
    slug.utf8.count <= 80
      && slug.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
      && !slug.hasPrefix("-") && !slug.hasSuffix("-") && !slug.contains("--")
  }
}
