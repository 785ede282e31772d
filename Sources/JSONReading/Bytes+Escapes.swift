extension UnsafeBufferPointer<UInt8> {
  /// What stands between the quotes of a text, without its escapes; nil if one of them is none.
  var unescaped: [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var next = 0
    while next < count {
      guard self[next] == UInt8(ascii: "\\") else {
        result.append(self[next])
        next += 1
        continue
      }
      guard next + 1 < count else { return nil }
      if self[next + 1] == UInt8(ascii: "u") {
        guard let (scalar, length) = scalar(at: next) else { return nil }
        result.append(contentsOf: String(scalar).utf8)
        next += length
      } else {
        guard let byte = Self.plain(self[next + 1]) else { return nil }
        result.append(byte)
        next += 2
      }
    }
    return result
  }

  private static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Of one escape `\u....`, or of the two that make a scalar beyond the first 65,536.
  private func scalar(at place: Int) -> (Unicode.Scalar, length: Int)? {
    guard let first = unit(at: place) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard let second = unit(at: place + 6), (0xD800..<0xDC00).contains(first),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return nil }
    return (scalar, 12)
  }

  private func unit(at place: Int) -> UInt32? {
    guard place + 6 <= count, self[place] == UInt8(ascii: "\\"),
      self[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in self[(place + 2)..<(place + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
