import Foundation
import TestSupport
import Testing

@testable import JSONReading

/// Whatever the fast decoder says, Foundation's says too; where they could differ it refuses.
@Suite struct `The tape of a JSON text` {
  private struct Row: JSONReadableObject, Equatable {
    let id: Int
    let name: String
    let score: Double?
    let isNew: Bool?
    let tags: [String]?
    let numbers: [Int]?
    let names: [String: String]?
    let place: Place?
    let places: [Place]?

    init(_ object: JSONObject) throws {
      id = try object.value("id")
      name = try object.value("name")
      score = try object.valueIfThere("score")
      isNew = try object.valueIfThere("isNew")
      tags = try object.valueIfThere("tags")
      numbers = try object.valueIfThere("numbers")
      names = try object.valueIfThere("names")
      place = try object.valueIfThere("place")
      places = try object.valueIfThere("places")
    }
  }

  private struct Place: JSONReadableObject, Equatable {
    let name: String?
    let id: Int?

    init(_ object: JSONObject) throws {
      name = try object.valueIfThere("name")
      id = try object.valueIfThere("id")
    }
  }

  private static let row = #"{"id":1,"name":"A"}"#

  @Test(arguments: [
    row, " \n\t\(row)\r\n", #"{"name":"A","unforeseen":[{"a":[null,-1.5e3,"x\"y"]},true],"id":1}"#,
    #"{"id":-12,"name":"é 日本 🕺","score":7,"isNew":false}"#,
    #"{"id":0,"name":"\"\\\/\b\f\n\r\té😀","score":-0.25e-2}"#,
    #"{"id":999999999999999999,"name":"","tags":[],"numbers":[1,2],"places":[{},{"id":null}]}"#,
    #"{"id":1,"name":"A long name, beyond eight bytes: Zoë","names":{"a":"b","c":""},"place":{"name":"B","id":3}}"#,
  ])
  func `reads what is plain by itself`(text: String) throws {
    let fast = JSONTape.value(Row.self, in: Array(text.utf8))
    #expect(try fast == JSONDecoder().decode(Row.self, from: Data(text.utf8)))
    #expect(fast != nil)
  }

  @Test(arguments: [
    "", "{", "[1", row + "x", #"{"id":1,"name":"A",}"#, #"{"id":01,"name":"A"}"#,
    #"{"id":1,"id":2,"name":"A"}"#, #"{"id":1.0,"name":"A"}"#, #"{"id":1e2,"name":"A"}"#,
    #"{"id":9223372036854775807,"name":"A"}"#, #"{"id":1,"name":"\ud83d"}"#,
    #"{"id":1,"name":"\x"}"#, #"{"id":1,"name":"a"# + "\u{1}" + #""}"#, #"{"id":1}"#,
    "\u{FEFF}" + row, #"{"id":1,"n\u0061me":"A"}"#,
    String(repeating: "[", count: 100_000), #"{"id":1,"name":"A","score":1e-400}"#,
    #"{"unused":"\u12","id":1,"name":"A"}"#, #"{"unused":"\q","id":1,"name":"A"}"#,
  ])
  func `leaves what is not plain to Foundation`(text: String) {
    #expect(JSONTape.value(Row.self, in: Array(text.utf8)) == nil)
  }

  private struct Lenient: JSONReadableObject {
    let id: Int

    init(_ object: JSONObject) throws {
      do {
        id = try object.value("id")
      } catch {
        id = 0
      }
    }
  }

  @Test func `leaves it to Foundation even where nobody minds`() {
    #expect(JSONTape.value(Lenient.self, in: Array(#"{"id":5.0}"#.utf8)) == nil)
    #expect(JSONTape.value(Lenient.self, in: Array(#"{"id":5}"#.utf8))?.id == 5)
  }

  @Test func `tells a missing field from a null one`() throws {
    struct Strict: JSONReadableObject {
      let there: Bool
      let name: String?

      init(_ object: JSONObject) throws {
        there = object.contains("name")
        name = try object.valueOrNull("name")
      }
    }
    let null = Array(#"{"name":null}"#.utf8)
    #expect(JSONTape.value(Strict.self, in: null)?.name == .some(nil))
    #expect(JSONTape.value(Strict.self, in: null)?.there == true)
    #expect(JSONTape.value(Strict.self, in: Array(#"{"name":"A"}"#.utf8))?.name == "A")
    #expect(JSONTape.value(Strict.self, in: Array("{}".utf8)) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Strict.self, from: Data("{}".utf8))
    }
  }

  @Test func `refuses bytes that are no text`() {
    let bytes = Array(#"{"id":1,"name":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)
    #expect(JSONTape.value(Row.self, in: bytes) == nil)
  }

  @Test(arguments: [
    (#"{"other":[1,{"a":2}],"id":1, "name":"A"}"#, #"{"id":1,"name":"A"}"#),
    (
      #"{"name":"\"\u00e9","id":1,"score":1.50,"x":"y"}"#,
      #"{"name":"\"\u00e9","id":1,"score":1.50}"#
    ),
    (
      #"{"id":1,"name":"","names":{ "b":"c"},"places":[{"id":2,"size":3},{"size":4}],"place":null}"#,
      #"{"id":1,"name":"","names":{"b":"c"},"places":[{"id":2},{}],"place":null}"#
    ),
  ])
  func `has an excerpt of what was asked for`(text: String, excerpt: String) throws {
    let found = try #require(JSONTape.excerpt(Row.self, of: Array(text.utf8)))
    #expect(String(decoding: found.excerpt, as: UTF8.self) == excerpt)
    #expect(JSONTape.value(Row.self, in: found.excerpt) == found.value)
  }

  @Test func `has none of what is left to Foundation`() {
    #expect(JSONTape.excerpt(Row.self, of: Array(#"{"id":1.0,"name":"A"}"#.utf8)) == nil)
  }

  @Test func `keeps in it that a field is there`() throws {
    struct Marked: JSONReadableObject {
      let isMarked: Bool

      init(_ object: JSONObject) throws { isMarked = object.contains("mark") }
    }
    let found = try #require(
      JSONTape.excerpt(Marked.self, of: Array(#"{"mark":{"a":1},"b":2}"#.utf8)))
    #expect(String(decoding: found.excerpt, as: UTF8.self) == #"{"mark":{}}"#)
    #expect(
      found.value.isMarked && JSONTape.value(Marked.self, in: found.excerpt)?.isMarked == true)
  }

  @Test func `never says anything else than Foundation`() throws {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for round in 0..<4_000 {
      var bytes = Array(Self.text(&generator).utf8)
      // Half of them are damaged somewhere.
      if Bool.random(using: &generator), !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] =
          [0x22, 0x5C, 0x2C, 0x7B, 0x30, 0x2E, 0xC3, 0x00]
          .randomElement(using: &generator) ?? 0
      }
      guard let fast = JSONTape.value(Row.self, in: bytes) else { continue }
      read += 1
      let slow = Result { try JSONDecoder().decode(Row.self, from: Data(bytes)) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard case .success(fast) = slow else {
        Issue.record("seed \(seed), round \(round): \(text) is \(fast), to Foundation \(slow)")
        return
      }
      let excerpt = try #require(JSONTape.excerpt(Row.self, of: bytes))
      #expect(excerpt.value == fast, "seed \(seed), round \(round): \(text)")
      #expect(
        JSONTape.excerpt(Row.self, of: excerpt.excerpt).map { $0.value == fast } == true
          && JSONTape.excerpt(Row.self, of: excerpt.excerpt)?.excerpt == excerpt.excerpt
          && excerpt.excerpt.count <= bytes.count,
        "seed \(seed), round \(round): of \(text) \(String(decoding: excerpt.excerpt, as: UTF8.self))"
      )
    }
    // The others were damaged, or held what is left to Foundation.
    #expect(read > 400, "seed \(seed)")
  }

  // MARK: - Texts

  private static func text(_ generator: inout SeededGenerator) -> String {
    var fields = [
      #""id":\#(number(&generator))"#, #""name":\#(word(&generator))"#,
      #""score":\#(number(&generator))"#, #""isNew":\#(Bool.random(using: &generator))"#,
      #""tags":[\#(word(&generator)), \#(word(&generator))]"#,
      #""numbers":[\#(number(&generator)),2]"#,
      #""names":{\#(word(&generator)):\#(word(&generator))}"#,
      #""place":{"name":\#(word(&generator)),"other":[[],{}]}"#, #""places":[{},null]"#,
      #""unknown":{"a":\#(word(&generator)),"b":[\#(number(&generator))]}"#,
    ]
    fields.shuffle(using: &generator)
    let kept = fields.filter { field in
      field.hasPrefix(#""id""#) || field.hasPrefix(#""name":"#)
        || Int.random(in: 0..<3, using: &generator) > 0 && !field.hasPrefix(#""places""#)
    }
    return "{" + kept.joined(separator: Bool.random(using: &generator) ? "," : " ,\n ") + "}"
  }

  private static func number(_ generator: inout SeededGenerator) -> String {
    [
      "0", "-0", "7", "-42", "123456789012345678", "1.5", "1.0", "-2.25e3", "1E+2", "0.1",
      "3.141592653589793238", "12345678901234567890", "1e400",
    ][Int.random(in: 0..<(Bool.random(using: &generator) ? 5 : 13), using: &generator)]
  }

  private static func word(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "Zoë", "日本", "🕺", #"\n"#, #"\""#, #"\\"#, #"é"#, #"😀"#, #"\/"#, " ",
      #"\ud800"#, #"\u0000"#, "{", "]", ",",
    ]
    let count = Int.random(in: 0..<5, using: &generator)
    let text = (0..<count).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }
    return "\"\(text.joined())\""
  }
}
