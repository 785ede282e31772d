extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let formFeed: UInt8 = 0x0C
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20

  /// Whether it separates attributes. The carriage return counts: browsers read it as a line feed.
  var isHTMLSpace: Bool {
    switch self {
    case .tab, .lineFeed, .formFeed, .carriageReturn, .space: true
    default: false
    }
  }

  var endsTagName: Bool {
    isHTMLSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">")
  }

  var endsAttributeName: Bool { endsTagName || self == UInt8(ascii: "=") }

  var endsUnquotedValue: Bool { isHTMLSpace || self == UInt8(ascii: ">") }

  public var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// The value of a digit of base 16.
  var hexDigitValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46, 0x61...0x66: UInt32(self | 0x20) - 0x57
    default: nil
    }
  }
}
