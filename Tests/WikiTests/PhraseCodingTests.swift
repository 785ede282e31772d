import Foundation
import Testing
import Wiki

@Suite struct `A phrase as JSON` {
  private static let day = CalendarDate(iso8601: "2026-01-28").map(Phrase.date) ?? .empty

  @Test(
    arguments: [
      .empty, .word("changes.name"), .number(-7), .decimal(73, places: 1), day,
      .sentence("a.b", ["count": .number(2), "what": .list([.verbatim("x"), .word("y")])]),
      .link(Link(.verbatim("Rick"), to: .entry(EntryID("characters", "1")))),
      .link(Link(.empty, to: .collection("movies"))),
      .link(Link(.empty, to: .category(collection: "c", facet: "f", value: "v/\u{0}"))),
      .link(Link(.empty, to: .file("about.html"))), .link(Link(.empty, to: .fragment("s-x"))),
    ] as [Phrase])
  func `comes back as it was`(phrase: Phrase) throws {
    let bytes = try JSONEncoder().encode(phrase)
    #expect(try JSONDecoder().decode(Phrase.self, from: bytes) == phrase)
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{7F}\u{FFFE}", "\"\\/</script>&#10;", "e\u{301} \u{E9}", "\u{202E}\u{FEFF}👩‍⚖️",
    "\r\n\u{2028}", "{{x}}",
  ])
  func `keeps hostile text scalar by scalar`(text: String) throws {
    let bytes = try JSONEncoder().encode(Phrase.list([.verbatim(text)]))
    let phrase = try JSONDecoder().decode(Phrase.self, from: bytes)
    guard case .list(let parts) = phrase, case .verbatim(let back)? = parts.first else {
      Issue.record("no text came back")
      return
    }
    #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    "{}", #"{"verb":"x"}"#, #"{"date":"2026-02-30"}"#, #"{"sentence":"x"}"#,
    #"{"link":{"word":"x"},"to":{"web":{"_0":"javascript:alert(1)"}}}"#,
    #"{"units":1,"places":-1}"#, #"{"units":1,"places":19}"#,
    #"{"units":1,"places":9223372036854775807}"#,
  ])
  func `is refused if it is none`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Phrase.self, from: Data(text.utf8))
    }
  }
}
