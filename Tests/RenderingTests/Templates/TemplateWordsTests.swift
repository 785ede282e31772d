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
      ("words.helo", "words.hello"), ("words.nowhere-near", nil),
    ] as [(String, String?)])
  func `is in the list`(name: String, nearest: String?) {
    #expect(throws: Fault.unknownName(.sample(name), in: "the list of words", nearest: nearest)) {
      try TemplateBench(words: [:]).compiled("{{\(name)}}")
    }
  }

  @Test(arguments: ["deep", "months", "plural"])
  func `has one form and no arguments`(key: String) {
    let plural = Words.Entry.plural(zero: nil, one: "a", other: "b")
    #expect(throws: Fault.wordNotPlain(key, in: ["en.yml"], for: .sample("words.\(key)"))) {
      try TemplateBench(words: ["plural": plural]).compiled("{{words.\(key)}}")
    }
  }
}
