import Foundation
import Testing

@testable import JSONReading

@Suite struct `A text that is not copied` {
  private static let texts = [
    "", "a", "K", "\u{212A}", "é", "e\u{301}", ";", "\u{37E}", "ab", "5bc30e027cc237192141827b",
    "5bc30e027cc237192141827c", "日本", "🕺",
  ]

  /// As it stands in a JSON text, with `escaped` as nothing but escapes.
  private static func read<Result: Sendable>(
    _ text: String, escaped: Bool = false, _ look: (JSONText) -> Result
  ) throws -> Result {
    let inside =
      escaped
      ? text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined() : text
    let found = JSONTape.reading(JSONText.self, in: Array("\"\(inside)\"".utf8), look)
    return try #require(found)
  }

  @Test(arguments: texts) func `is what stands there`(text: String) throws {
    for escaped in [false, true] {
      let found = try Self.read(text, escaped: escaped) { ($0.string, $0.count, $0.isASCII) }
      #expect(found.0.utf8.elementsEqual(text.utf8))
      #expect(found.1 == text.utf8.count)
      #expect(found.2 == text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: texts) func `equals another where strings do`(text: String) throws {
    for other in Self.texts {
      let (isEqual, hasSameHash, hasSameBytes) = try Self.read(text) { one in
        let copy = JSONText(other)
        return (one == copy, one.hashValue == copy.hashValue, one.hasSameBytes(as: copy))
      }
      #expect(isEqual == (text == other), "\(text.debugDescription), \(other.debugDescription)")
      #expect(!isEqual || hasSameHash, "\(text.debugDescription), \(other.debugDescription)")
      #expect(hasSameBytes == text.utf8.elementsEqual(other.utf8))
    }
  }

  @Test(arguments: ["1", "null", "{}", "[]", "true", #""\ud800""#])
  func `is refused where there is none`(text: String) {
    #expect(JSONTape.reading(JSONText.self, in: Array(text.utf8), \.string) == nil)
  }

  @Test func `is read by any decoder`() throws {
    let text = try JSONDecoder().decode(JSONText.self, from: Data(#""Zo\u00eb""#.utf8))
    #expect(text.string == "Zoë")
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(JSONText.self, from: Data("1".utf8))
    }
  }
}
