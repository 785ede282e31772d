import TestSupport
import Testing

@testable import HTMLSyntax

@Suite struct `Packed name` {
  @Test(arguments: UInt64(1)...UInt64(1000))
  func `is the same from words as from bytes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var name = PackedName()
    for count in 0...PackedName.longest {
      let (word, next) = (bytes.span.word(at: 0), bytes.span.word(at: 8))
      if count <= 7 { #expect(PackedName(word, count: count) == name, "seed \(seed), \(count)") }
      #expect(PackedName(word, next, count: count) == name, "seed \(seed), \(count)")
      name.append(bytes[count])
    }
  }

  @Test(arguments: UInt64(1)...UInt64(1000))
  func `the lowest mark in a word is that of the first byte asked for`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let known: [UInt8] = [0x00, 0x01, 0x20, 0x21, 0x3C, 0x3D, 0x7F, 0x80, 0x81, 0xBC, 0xFF]
    let bytes = (0..<8).map { _ in known.randomElement(using: &generator) ?? 0 }
    let word = bytes.span.word(at: 0)
    for byte in known {
      #expect(word.marks(of: byte).firstMark == bytes.firstIndex(of: byte) ?? 8, "seed \(seed)")
    }
    for bound in known where bound <= 128 {
      #expect(
        word.marks(below: bound).firstMark == bytes.firstIndex { $0 < bound } ?? 8, "seed \(seed)")
    }
  }
}
