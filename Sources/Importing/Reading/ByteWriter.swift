import JSONReading

/// Writes numbers and texts one after the other, for a `ByteReader` to read in the same order.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// `capacity` is about how many bytes there will be.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Small ones in a byte: seven bits each, the lowest first, and a bit that tells whether more follow.
  mutating func write(_ number: Int) {
    // The sign last, so that small negative numbers are small too.
    var rest = UInt64(bitPattern: Int64(number)) << 1 ^ UInt64(bitPattern: Int64(number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// As it is, to the last bit.
  mutating func write(decimal number: Double) { write(Int(truncatingIfNeeded: number.bitPattern)) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ text: JSONText) {
    write(text.count)
    text.withBytes { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: JSONText?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// As one text.
  mutating func write(_ texts: [JSONText], joinedBy separator: JSONText) {
    write(texts.reduce(separator.count * max(texts.count - 1, 0)) { $0 + $1.count })
    for (place, text) in texts.enumerated() {
      if place > 0 { separator.withBytes { bytes.append(contentsOf: $0) } }
      text.withBytes { bytes.append(contentsOf: $0) }
    }
  }

  mutating func write<Element>(
    _ list: [Element], _ element: (inout ByteWriter, Element) -> Void
  ) {
    write(list.count)
    for item in list { element(&self, item) }
  }
}
