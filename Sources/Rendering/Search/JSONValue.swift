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
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "\n": bytes += "\\n".utf8
      // An HTML parser must not see an end tag, an old script reader no end of a line.
      case "\0"..<" ", "\u{7F}", "<", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes += UTF8.encode(scalar)?.map(\.self) ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
