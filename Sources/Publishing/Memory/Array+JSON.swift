extension [UInt8] {
  /// A text as JSON, as Foundation's encoder writes it where it leaves slashes alone.
  mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      // Hardly any text needs an escape, and a pass that may not stop early looks at many bytes at once.
      var isPlain = true
      for byte in bytes {
        isPlain =
          isPlain && byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      if isPlain { return append(contentsOf: bytes) }
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

  /// Bytes as Base64, with `=` where the last three are not whole.
  mutating func append(base64 bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = Swift.min(3, bytes.count - start)
      let group =
        Int(bytes[start]) << 16 | (rest > 1 ? Int(bytes[start + 1]) << 8 : 0)
        | (rest > 2 ? Int(bytes[start + 2]) : 0)
      append(Self.base64Digits[group >> 18])
      append(Self.base64Digits[group >> 12 & 63])
      append(rest > 1 ? Self.base64Digits[group >> 6 & 63] : UInt8(ascii: "="))
      append(rest > 2 ? Self.base64Digits[group & 63] : UInt8(ascii: "="))
    }
  }

  private static let base64Digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
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
