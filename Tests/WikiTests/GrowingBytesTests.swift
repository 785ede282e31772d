import TestSupport
import Testing
import Wiki

@Suite struct `Growing bytes` {
  @Test(arguments: UInt64(1)...UInt64(50))
  func `are what was written, one after the other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = GrowingBytes(capacity: Int.random(in: 0...40, using: &generator))
    var expected: [UInt8] = []
    for _ in 0..<200 {
      let text = String(repeating: "aé日", count: Int.random(in: 0...20, using: &generator))
      switch Int.random(in: 0...6, using: &generator) {
      case 0:
        bytes.append(7 as UInt8)
        expected.append(7)
      case 1:
        bytes.append(text)
        expected += text.utf8
      case 2:
        bytes.append(Array(text.utf8))
        expected += text.utf8
      case 3:
        bytes.append(literal: "…")
        expected += "…".utf8
      case 4:
        bytes.append(number: UInt32(1) << 31 | 5)
        expected += [5, 0, 0, 128]
      case 5:
        bytes.append(zeros: text.utf8.count)
        expected += repeatElement(0, count: text.utf8.count)
      default:
        bytes.append(zeros: 4)
        bytes.put(0x0403_0201, at: bytes.count - 4)
        expected += [1, 2, 3, 4]
      }
    }
    #expect(bytes.array == expected, "seed \(seed)")
    #expect(bytes.count == expected.count && Array(bytes.bytes) == expected)
    bytes.removeAll()
    bytes.append("é")
    #expect(bytes.text == "é" && bytes.array == Array("é".utf8))
  }

  @Test(arguments: [0, 1, 9, 10, 99, 100, 12_345, UInt64(UInt32.max), UInt64.max])
  func `write numbers in decimal digits`(number: UInt64) {
    var bytes = GrowingBytes(capacity: 0)
    bytes.append(decimal: number)
    bytes.append(decimal: number / 7)
    #expect(bytes.text == "\(number)\(number / 7)")
  }

  @Test(arguments: [0, 1, 4, 5, 6, 100])
  func `are an array, whether they fit in or not`(capacity: Int) {
    let array = GrowingBytes.array(capacity: capacity) { bytes in
      bytes.append("Io")
      bytes.append("\u{2609}")
    }
    #expect(array == Array("Io\u{2609}".utf8))
    #expect(GrowingBytes.array(capacity: capacity) { _ in } == [])
    let other = GrowingBytes.array(capacity: capacity) { bytes in
      bytes = GrowingBytes()
      bytes.append("Io")
    }
    #expect(other == Array("Io".utf8))
  }
}
