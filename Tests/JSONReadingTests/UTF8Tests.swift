import Testing

@testable import JSONReading

@Suite struct `Bytes are a text` {
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { $0.isUTF8 }
  }

  @Test func `where a string can be made of them, of every beginning`() {
    let edges: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    let rests: [[UInt8]] = [
      [], [0x41], [0x80], [0xBF, 0x41], [0x80, 0xBF], [0x80, 0xC0], [0x80, 0x80, 0x80],
    ]
    for first in UInt8.min...UInt8.max {
      for rest in edges.flatMap({ edge in rests.map { [edge] + $0 } }) + rests {
        for bytes in [[first] + rest, [0x41, first] + rest] {
          let isText = String(validating: bytes, as: UTF8.self) != nil
          #expect(Self.isUTF8(bytes) == isText, "\(bytes)")
        }
      }
    }
  }
}
