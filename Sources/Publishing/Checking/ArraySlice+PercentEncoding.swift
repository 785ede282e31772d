extension ArraySlice<UInt8> {
  /// Whether it has only what an address may have, each percent sign with its two digits.
  var isPercentEncoded: Bool {
    var rest = self
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, rest.prefix(2).allSatisfy({ $0.hexValue != nil }) else {
          return false
        }
        rest = rest.dropFirst(2)
      } else if !byte.isAddressCharacter {
        return false
      }
    }
    return true
  }

  var percentDecoded: [UInt8] {
    guard contains(UInt8(ascii: "%")) else { return Array(self) }
    var decoded: [UInt8] = []
    var rest = self
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexValue,
        let low = rest.dropFirst().first?.hexValue
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }
}

extension UInt8 {
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether it may stand in a path, query or fragment as it is.
  fileprivate var isAddressCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Self.addressMarks.contains(self)
    }
  }

  private static let addressMarks = Array("-._~!$&'()*+,;=:@/?".utf8)
}
