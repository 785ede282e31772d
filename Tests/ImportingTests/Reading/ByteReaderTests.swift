import TestSupport
import Testing

@testable import Importing

@Suite struct `Bytes that were written` {
  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 8191, 8192, .max, .min])
  func `hold the number`(number: Int) throws {
    var writer = ByteWriter()
    writer.write(number)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.number() == number)
    #expect(reader.isAtEnd)
  }

  @Test func `hold all of it in the same order`() throws {
    var generator = SeededGenerator(seed: 20_261_125)
    for _ in 0..<SoakCount.cases(5_000) {
      let numbers = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Int.random(in: .min ... .max, using: &generator)
          >> Int.random(in: 0...63, using: &generator)
      }
      let texts = ["", "a", "Zoë 👾", String(repeating: "x", count: 300)].shuffled(
        using: &generator)
      let isThere = Bool.random(using: &generator)
      var writer = ByteWriter()
      writer.write(numbers) { $0.write($1) }
      for text in texts { writer.write(text) }
      writer.write(isThere ? texts[0] : nil)
      writer.write(isThere)
      var reader = ByteReader(writer.bytes)
      #expect(
        try reader.list { (reader) throws(ByteReader.Damage) in try reader.number() } == numbers)
      let place = try reader.place(ofTexts: 4, optional: 1)
      #expect(try reader.flag() == isThere)
      #expect(reader.isAtEnd)
      var second = ByteReader(writer.bytes, at: place)
      for text in texts { #expect(try second.text() == text) }
      #expect(try second.textIfThere() == (isThere ? texts[0] : nil))
    }
  }

  @Test func `are told from others, and harm nobody`() {
    var generator = SeededGenerator(seed: 20_261_126)
    var writer = ByteWriter()
    writer.write([1, -300, 70_000]) { $0.write($1) }
    writer.write("a text")
    let whole = writer.bytes
    for length in 0..<whole.count {
      #expect(throws: ByteReader.Damage.self) { try Self.read(Array(whole.prefix(length))) }
    }
    for _ in 0..<SoakCount.cases(50_000) {
      let bytes = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      // Whether they happen to be readable does not matter; that they are asked in vain does.
      _ = try? Self.read(bytes)
    }
  }

  private static func read(_ bytes: [UInt8]) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    _ = try reader.list { (reader) throws(ByteReader.Damage) in try reader.number() }
    _ = try reader.text()
  }
}
