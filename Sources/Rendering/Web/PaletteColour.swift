struct PaletteColour: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  static let white = PaletteColour(red: 255, green: 255, blue: 255)

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Six digits; nil of anything else.
  init?(hexadecimal digits: Substring) {
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  var bytes: [UInt8] { [red, green, blue] }

  /// So many parts of all on the way to another colour.
  func mixed(with other: PaletteColour, parts: Int, of all: Int) -> PaletteColour {
    func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(one) * (all - parts) + Int(other) * parts) / all)
    }
    return PaletteColour(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
