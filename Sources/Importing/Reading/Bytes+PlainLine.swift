extension UnsafeBufferPointer<UInt8> {
  /// Whether they are ASCII to be seen, with single spaces between words alone; nil if that is not known, since
  /// a letter is no ASCII. Eight bytes at a time: every name and every text is looked at.
  var isPlainASCIILine: Bool? {
    guard count >= 8 else { return isShortPlainASCIILine }
    var spaceBefore = UInt64.lastSpace
    var place = 0
    while place < count {
      // The last eight may have been looked at in part.
      if place + 8 > count {
        place = count - 8
        spaceBefore = self[place - 1].isSpace ? .lastSpace : 0
      }
      let word = UInt64(
        littleEndian: UnsafeRawBufferPointer(self)
          .loadUnaligned(fromByteOffset: place, as: UInt64.self))
      guard word & .highBits == 0 else { return nil }
      let spaces = word.spaces
      guard !word.hasControl, spaces & (spaces << 8 | spaceBefore) == 0 else { return false }
      spaceBefore = spaces >> 56
      place += 8
    }
    return spaceBefore == 0
  }

  private var isShortPlainASCIILine: Bool? {
    var wasSpace = true
    for byte in self {
      if byte >= 0x80 { return nil }
      guard byte.isSpace ? !wasSpace : (0x21...0x7E).contains(byte) else { return false }
      wasSpace = byte.isSpace
    }
    return !wasSpace
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") }
}

/// Eight bytes of ASCII, the first of them the lowest.
extension UInt64 {
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080
  /// What `spaces` says of the last byte, moved to the place before the first.
  fileprivate static let lastSpace: UInt64 = 0x80
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of each byte that is a space.
  fileprivate var spaces: UInt64 {
    let difference = self ^ (Self.lowBits &* UInt64(UInt8(ascii: " ")))
    return ~(difference &+ Self.lowBits &* 0x7F) & Self.highBits
  }

  /// Whether a byte is a control character.
  fileprivate var hasControl: Bool {
    let delete = self ^ (Self.lowBits &* 0x7F)
    return ((self &- Self.lowBits &* 0x20) & ~self | (delete &- Self.lowBits) & ~delete)
      & Self.highBits != 0
  }
}
