/// A value of JSON that is an expression of JavaScript too, and safe wherever a script stands.
indirect enum JSONValue {
  case text(String)
  case number(Int)
  /// So many units of the last of the decimal places.
  case decimal(Int, places: Int)
  case flag(Bool)
  case list([JSONValue])
  /// In the order given.
  case object([(name: String, value: JSONValue)])

  static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .list(texts.map(JSONValue.text))
  }

  /// Without white space.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .decimal(let units, let places): bytes += Self.text(of: units, places: places).utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func text(of units: Int, places: Int) -> String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = units < 0 ? "-" : ""
    return "\(sign)\(padded.dropLast(places))" + (places > 0 ? ".\(padded.suffix(places))" : "")
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      var start = 0
      var place = 0
      while place < text.count {
        guard let (escape, length) = escape(at: place, in: text) else {
          place += 1
          continue
        }
        bytes.append(contentsOf: text[start..<place])
        bytes.append(contentsOf: escape.utf8)
        place += length
        start = place
      }
      bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// What stands for the bytes at a place, and how many they are; `nil` where they stand for themselves.
  private static func escape(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    switch text[place] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case UInt8(ascii: "\n"): ("\\n", 1)
    // An HTML parser must not see an end tag.
    case 0..<0x20, 0x7F, UInt8(ascii: "<"):
      ("\\u00" + (text[place] < 0x10 ? "0" : "") + String(text[place], radix: 16), 1)
    // U+2028 and U+2029: an old script reader must see no end of a line.
    case 0xE2
    where place + 2 < text.count && text[place + 1] == 0x80 && text[place + 2] & ~1 == 0xA8:
      (text[place + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default: nil
    }
  }
}
