/// Text as XML 1.0 takes it.
enum XMLText {
  /// For text and quoted attributes; without what XML 1.0 forbids in any spelling.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r", "\t": result += "&#\(scalar.value);"
      case "\n": result += "\n"
      default:
        let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        if !isForbidden { result.unicodeScalars.append(scalar) }
      }
    }
  }
}
