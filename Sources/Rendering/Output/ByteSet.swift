/// A set of bytes in which looking one up is a shift.
struct ByteSet {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { insert(byte...byte) } }
  }

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }

  mutating func insert(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes {
      let bit = UInt64(1) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: bits.0 |= bit
      case 1: bits.1 |= bit
      case 2: bits.2 |= bit
      default: bits.3 |= bit
      }
    }
  }

  func union(_ other: ByteSet) -> ByteSet {
    var set = self
    set.bits = (
      bits.0 | other.bits.0, bits.1 | other.bits.1, bits.2 | other.bits.2, bits.3 | other.bits.3
    )
    return set
  }

  var inverted: ByteSet {
    var set = self
    set.bits = (~bits.0, ~bits.1, ~bits.2, ~bits.3)
    return set
  }
}
