/// A name in the two lines that a drawing has for it.
struct DrawnLabel {
  /// Broken between words where that is possible, cut where two lines are not enough.
  let first: String
  /// May be empty.
  let second: String

  init(_ name: String) {
    let line = Self.line(of: name[...])
    first = String(line).trimmingSpaces
    let rest = name[line.endIndex...].drop(while: \.isWhitespace)
    second = Self.width(of: rest) <= Self.limit ? String(rest) : Self.cut(rest)
  }

  /// In tenths of a usual letter: seventeen of them.
  private static let limit = 170

  /// The first words that fit, or as much of the first word as does.
  private static func line(of name: Substring) -> Substring {
    guard width(of: name) > limit else { return name }
    let fitting = start(of: name, within: limit)
    if name[fitting.endIndex...].first?.isWhitespace == true { return fitting }
    guard let space = fitting.lastIndex(where: \.isWhitespace) else { return fitting }
    return fitting[..<space]
  }

  /// The mark that something is missing takes a place too.
  private static func cut(_ name: Substring) -> String {
    String(start(of: name, within: limit - 18)).trimmingSpaces + "…"
  }

  private static func start(of name: Substring, within limit: Int) -> Substring {
    var width = 0
    return name.prefix { character in
      width += Self.width(of: character)
      return width <= limit
    }
  }

  private static func width(of name: Substring) -> Int { name.map(width).reduce(0, +) }

  /// In tenths of a usual letter, of the widest of its scalars.
  private static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return width(of: Unicode.Scalar(ascii)) }
    return character.unicodeScalars.map(width).max() ?? 0
  }

  /// Generous, since nobody knows the font.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "f", "t", "r", " ", ".", ",", ":", ";", "'", "!", "|", "(", ")": 7
    case "m", "w", "M", "W", "@", "%", "—", "…": 18
    case "A"..."Z", "&", "+", "=", "<", ">", "~", "#", "_": 14
    default: width(ofCode: scalar.value)
    }
  }

  /// Ideographs, kana, hangul and emoji are twice as wide as letters, some ligatures much wider.
  private static func width(ofCode code: UInt32) -> Int {
    switch code {
    case 0..<0x2000: 11
    case 0x2E80..<0xFB00, 0xFE30..<0xFF60: 20
    case 0xFB50..<0xFE00: 60
    case 0x1_0000...: 24
    default: 14
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
