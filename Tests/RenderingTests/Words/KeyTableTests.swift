import TestSupport
import Testing

@testable import Rendering

@Suite struct `A table of keys` {
  /// Of few letters, so that many begin and end alike.
  private static func key(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...24, using: &generator)
    return String((0..<count).map { _ in "ab.é".randomElement(using: &generator) ?? "a" })
  }

  @Test(arguments: UInt64(1)...20)
  func `finds each of its values, and nothing else`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let keys = Set((0..<300).map { _ in Self.key(using: &generator) })
    let known = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let table = KeyTable(known)
    for key in keys { #expect(table[key] == known[key], "seed \(seed): \(key)") }
    for _ in 0..<1000 {
      let key = Self.key(using: &generator)
      #expect(table[key] == known[key], "seed \(seed): \(key)")
    }
  }

  @Test func `of none finds none`() {
    #expect(KeyTable([String: Int]())[""] == nil)
    #expect(KeyTable(["": 1])[""] == 1)
  }
}
