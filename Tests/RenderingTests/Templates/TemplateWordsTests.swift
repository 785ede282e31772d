import Diagnostics
import Testing

@testable import Rendering

@Suite struct `A word in a template` {
  @Test func `is the text of the strings files, escaped`() throws {
    #expect(try TemplateBench().written("{{words.hello}}") == "Hello &#42;you&#42;")
    #expect(try TemplateBench(escaping: .html).written("{{words.hello}}") == "Hello *you*")
  }

  @Test(
    arguments: [
      ("words.helo", "words.hello"), ("words.deep", "words.deep"), ("words.months", "words.months"),
      ("words.plural", "words.plural"), ("words.nowhere-near", nil),
    ] as [(String, String?)])
  func `has one form and no arguments`(name: String, nearest: String?) {
    let plural = Words.Entry.plural(zero: nil, one: "a", other: "b")
    #expect(
      throws: Fault.unknownName(
        .sample(name), in: "the strings files as a plain text", nearest: nearest)
    ) {
      try TemplateBench(words: ["plural": plural]).compiled("{{\(name)}}")
    }
  }
}
