extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  var isSpace: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09)
  }

  /// A quote, a backslash or a control character.
  var endsPlainText: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self < 0x20
  }
}

/// Eight bytes at once. Of the bits that are set only the lowest is to be trusted, which is all that a
/// search for the first byte needs: https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord
extension UInt64 {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of each byte that is a quote, a backslash or a control character.
  @inline(__always) var bytesEndingPlainText: UInt64 {
    // With one bit turned over, a quote is the first character behind the control characters.
    let quoteOrControl = (self ^ Self.lowBits &* 0x02) &- Self.lowBits &* 0x21
    let backslash = (self ^ Self.lowBits &* UInt64(UInt8(ascii: "\\"))) &- Self.lowBits
    return (quoteOrControl | backslash) & ~self & Self.highBits
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes, the first of them the lowest.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(self)
        .loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Whether they are a word that has room there.
  @inline(__always)
  func holds(_ word: StaticString, at place: Int) -> Bool {
    let other = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var offset = 0
    while offset &+ 8 <= other.count {
      guard self.word(at: place &+ offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    while offset < other.count {
      guard self[place &+ offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
