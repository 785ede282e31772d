import Diagnostics
import Fetching
import Testing

@Suite struct AnswerJSONTests {
  private struct Envelope: Decodable {
    struct Row: Decodable {
      struct Place: Decodable {
        let name: String
      }

      enum Mood: String, Decodable {
        case calm
      }

      let id: Int
      let name: String
      let origin: Place
      let tags: [String]
      let isNew: Bool
      let mood: Mood
      let small: UInt8
    }

    let results: [Row]
  }

  private static let row =
    #"{"id":1,"name":"A","origin":{"name":"B"},"tags":["x"],"isNew":true,"mood":"calm","small":7}"#

  @Test func `what is as it should be is a value`() throws {
    let text = #"{"results":[\#(Self.row)],"unforeseen":null}"#
    #expect(try Answer.sample(text).json(Envelope.self, for: .sample()).results.count == 1)
  }

  @Test(arguments: [
    ("<!DOCTYPE html><title>x</title>", "answered HTML where JSON was due"),
    ("\n  <html>", "answered HTML where JSON was due"),
    ("", "answered nothing where JSON was due"),
    (" \n", "answered nothing where JSON was due"),
    (#"{"results":[{"id":1,"na"#, "is not JSON (it breaks off after 23 bytes)"),
    (#"{"results":["#, "is not JSON (it breaks off after 12 bytes)"),
    (#"{"results":[,]}"#, "is not JSON (byte 13 is out of place)"),
    (#"{"results":[]} x"#, "is not JSON (byte 16 is out of place)"),
    ("Service unavailable", "is not JSON (byte 1 is out of place)"),
    (#"{"results":[1 2]}"#, "is not JSON (byte 15 is out of place)"),
    (#"{"results":"# + "tru", "is not JSON (it breaks off after 14 bytes)"),
    ("[]", "has a list where the whole answer must be an object"),
    ("{}", "lacks the field results"),
    (#"{"results":null}"#, "has null where results must be a list"),
    (#"{"results":{}}"#, "has an object where results must be a list"),
    (#"{"results":"x"}"#, "has text where results must be a list"),
  ])
  func `a body that cannot be read says why`(text: String, problem: String) throws {
    let fault = try #require(throws: Fault.self) {
      try Answer.sample(text).json(Envelope.self, for: .sample())
    }
    #expect(
      fault.sentence == """
        https://api.example/v1/things?page=1 \(problem). Check WIKIGEN_SAMPLE_URL, or try again \
        later.
        """)
    #expect(fault.category == .data)
  }

  @Test(arguments: [
    (#""id":1"#, #""id":"1""#, "has text where results[1].id must be a number"),
    (#""id":1"#, #""id":null"#, "has null where results[1].id must be a number"),
    (#""id":1"#, #""id":true"#, "has true or false where results[1].id must be a number"),
    (
      #""id":1"#, #""id":1.5"#,
      "holds a value that can't be read: a number that does not fit its field, or a broken text"
    ),
    (#""id":1"#, #""number":1"#, "lacks the field results[1].id"),
    (#""name":"A""#, #""name":7"#, "has a number where results[1].name must be text"),
    (#""name":"B""#, #""name":[]"#, "has a list where results[1].origin.name must be text"),
    (#""name":"B""#, "", "lacks the field results[1].origin.name"),
    (#"{"name":"B"}"#, #""B""#, "has text where results[1].origin must be an object"),
    (#"["x"]"#, #"["x",1]"#, "has a number where results[1].tags[1] must be text"),
    (#""isNew":true"#, #""isNew":"yes""#, "has text where results[1].isNew must be true or false"),
    (
      #""mood":"calm""#, #""mood":"wild""#,
      #"has "wild" at results[1].mood, which is no value of that field"#
    ),
    (
      #""small":7"#, #""small":300"#,
      "holds a value that can't be read: a number that does not fit its field, or a broken text"
    ),
  ])
  func `a field that does not fit is named`(
    from part: String, to changed: String, problem: String
  ) throws {
    let text = #"{"results":[\#(Self.row),\#(Self.row.replacing(part, with: changed))]}"#
    let fault = try #require(throws: Fault.self) {
      try Answer.sample(text).json(Envelope.self, for: .sample())
    }
    #expect(fault.problem == problem)
  }

  @Test func `a body that is not text is no JSON`() throws {
    let row = Self.row.replacing("A", with: "?").utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    let answer = Answer(
      status: 200, body: Array(#"{"results":["#.utf8) + row + Array("]}".utf8))
    let fault = try #require(throws: Fault.self) {
      try answer.json(Envelope.self, for: .sample())
    }
    #expect(fault.problem == "is not JSON (it is not text in UTF-8)")
  }

  @Test func `lists nested without end are refused`() throws {
    let text = String(repeating: "[", count: 100_000)
    let fault = try #require(throws: Fault.self) {
      try Answer.sample(text).json(Envelope.self, for: .sample())
    }
    #expect(fault.problem == "is not JSON (byte 513 is out of place)")
  }
}
