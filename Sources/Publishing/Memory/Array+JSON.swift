extension [UInt8] {
  /// A text as JSON, as Foundation's encoder writes it where it leaves slashes alone.
  mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for (place, byte) in bytes.enumerated() {
        guard let escape = byte.jsonEscape else { continue }
        append(contentsOf: bytes[start..<place])
        append(contentsOf: escape)
        start = place + 1
      }
      append(contentsOf: bytes[start...])
    }
    append(UInt8(ascii: "\""))
  }

  mutating func append(json texts: [String]) {
    append(UInt8(ascii: "["))
    for (place, text) in texts.enumerated() {
      if place > 0 { append(UInt8(ascii: ",")) }
      append(json: text)
    }
    append(UInt8(ascii: "]"))
  }
}

extension UInt8 {
  /// What stands for it within a text; `nil` if it stands for itself.
  fileprivate var jsonEscape: [UInt8]? {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), self]
    case 0x08: Array("\\b".utf8)
    case 0x09: Array("\\t".utf8)
    case 0x0A: Array("\\n".utf8)
    case 0x0C: Array("\\f".utf8)
    case 0x0D: Array("\\r".utf8)
    case 0..<0x20: Array("\\u00\(self < 0x10 ? "0" : "")\(String(self, radix: 16))".utf8)
    default: nil
    }
  }
}
