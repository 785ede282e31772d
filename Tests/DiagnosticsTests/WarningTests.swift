import Diagnostics
import Testing

@Suite struct `A warning` {
  @Test func `is printable as it is`() {
    let warning = Warning(.duplicate, subject: "characters/1\n", "Rick\u{1B} is there twice.")
    #expect(warning.subject == "characters/1\\u{a}")
    #expect(warning.sentence == "Rick\\u{1b} is there twice.")
  }

  @Test func `is bounded, whatever the data says`() {
    let text = String(repeating: "x", count: 100_000)
    let warning = Warning(.duplicate, subject: text, text)
    #expect(warning.subject.count == 401)
    #expect(warning.sentence.count == 601)
  }

  @Test(arguments: Warning.Kind.allCases)
  func `has a kind that can be a key of the report and of the strings files`(kind: Warning.Kind) {
    #expect(kind.rawValue.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
  }
}
