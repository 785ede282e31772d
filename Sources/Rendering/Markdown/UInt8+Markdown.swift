extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let lessThan = UInt8(ascii: "<")
  static let ampersand = UInt8(ascii: "&")

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
