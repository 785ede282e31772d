import Foundation
import Testing
import Wiki

@Suite struct `The arguments of a sentence` {
  @Test func `are the same in whatever order they are given`() {
    let one: Phrase.Arguments = ["b": .number(2), "a": .number(1), "c": .number(3)]
    var other: Phrase.Arguments = ["c": .number(3)]
    other["a"] = .number(1)
    other["b"] = .number(2)
    #expect(one == other)
    #expect(one.map(\.name) == ["a", "b", "c"])
  }

  @Test func `are each there once: of two with a name the last one counts`() {
    let arguments: Phrase.Arguments = ["b": .number(1), "a": .number(2), "b": .number(3)]
    #expect(arguments == ["a": .number(2), "b": .number(3)])
  }

  @Test func `are found by name, replaced, and taken away`() {
    var arguments: Phrase.Arguments = ["count": .number(1), "name": .verbatim("Io")]
    arguments["count"] = .number(2)
    #expect(arguments["count"] == .number(2))
    arguments["name"] = nil
    #expect(arguments["name"] == nil)
    #expect(arguments.count == 1)
    arguments["missing"] = nil
    #expect(arguments == ["count": .number(2)])
  }

  @Test func `are written as an object`() throws {
    let arguments: Phrase.Arguments = ["a": .word("x"), "b": .number(2)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(arguments)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":{"word":"x"},"b":{"number":2}}"#)
    #expect(try JSONDecoder().decode(Phrase.Arguments.self, from: data) == arguments)
  }
}
