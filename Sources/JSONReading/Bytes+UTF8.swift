extension UnsafeBufferPointer<UInt8> {
  /// Whether they are a text, as table 3-7 of the Unicode Standard says; to make a string of them takes several
  /// times as long.
  var isUTF8: Bool {
    var place = 0
    while place < count {
      guard self[place] >= 0x80 else {
        place += 1
        continue
      }
      guard let (length, second) = Self.form(behind: self[place]), place + length <= count,
        second.contains(self[place + 1]),
        self[(place + 2)..<(place + length)].allSatisfy({ (0x80...0xBF).contains($0) })
      else { return false }
      place += length
    }
    return true
  }

  /// How many bytes the scalar has that begins with a byte, and which its second may be.
  @inline(__always)
  private static func form(behind first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
