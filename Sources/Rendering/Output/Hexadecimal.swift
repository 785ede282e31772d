enum Hexadecimal {
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    append(bytes, to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  static func append(_ bytes: some Sequence<UInt8>, to digits: inout [UInt8]) {
    for byte in bytes {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
