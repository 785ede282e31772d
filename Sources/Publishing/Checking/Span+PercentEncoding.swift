extension Span<UInt8> {
  /// Behind all that an address may have, each percent sign with its two digits.
  func endOfPercentEncoded(from start: Int) -> Int {
    var index = start
    while index < count {
      let byte = self[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < count, self[index + 1].hexValue != nil, self[index + 2].hexValue != nil
        else { return index }
        index += 3
      } else if byte.isAddressCharacter {
        index += 1
      } else {
        return index
      }
    }
    return index
  }
}

extension UInt8 {
  /// Whether it may stand in a path, query or fragment as it is.
  fileprivate var isAddressCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
