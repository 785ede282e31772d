/// Eight bytes of a text in one number, the first one lowest: what is asked about all at once.
///
/// A question is answered by marks: the highest bit of each byte for which it holds. Only the lowest mark
/// is sure to be right, and whether there is one: those above it may be wrong.
extension UInt64 {
  init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  func marks(of byte: UInt8) -> UInt64 { (self ^ Self(repeating: byte)).marks(below: 1) }

  /// `bound` is at most 128.
  func marks(below bound: UInt8) -> UInt64 {
    (self &- Self(repeating: bound)) & ~self & Self(repeating: 0x80)
  }

  /// Which byte the lowest of these marks is in; eight if there is none.
  var firstMark: Int { trailingZeroBitCount >> 3 }

  /// The first bytes, up to eight of them, and zeros behind.
  func prefix(_ count: Int) -> UInt64 {
    count >= 8 ? self : self & (1 &<< (8 &* UInt64(count)) &- 1)
  }

  var asciiLowercased: UInt64 {
    let heptets = self & Self(repeating: 0x7F)
    let fromA = heptets &+ Self(repeating: 0x80 - 0x41)
    let aboveZ = heptets &+ Self(repeating: 0x80 - 0x5B)
    let capitals = fromA & ~aboveZ & ~self & Self(repeating: 0x80)
    return self | capitals &>> 2
  }
}
