/// A name in the two lines that a drawing has for it.
struct DrawnLabel {
  /// Broken between words where that is possible, cut where two lines are not enough.
  let first: String
  /// May be empty.
  let second: String

  /// `nil` of a name that may need two lines.
  init?(ifNarrow name: String) {
    guard Self.isNarrow(name) else { return nil }
    (first, second) = (name, "")
  }

  init(_ name: String) {
    if let narrow = DrawnLabel(ifNarrow: name) {
      self = narrow
      return
    }
    let letters = Letter.letters(of: name)
    let line = Self.line(of: letters[...])
    first = Self.text(of: line, in: name)
    let rest = letters[line.endIndex...].drop(while: \.isSpace)
    second =
      Self.width(of: rest) <= Self.limit
      ? String(name[Self.range(of: rest, in: name)]) : Self.cut(rest, of: name)
  }

  /// Most names: that they fit is told without taking them apart. They begin and end with what is seen.
  private static func isNarrow(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      let space = UInt8(ascii: " ")
      guard let first = name.first, let last = name.last, first != space, last != space else {
        return false
      }
      var width = 0
      for byte in name {
        let letter = byte < widths.count ? Int(widths[Int(byte)]) : 0
        guard letter > 0 else { return false }
        width += letter
      }
      return width <= limit
    }
  }

  /// Of the letters of ASCII; zero of what is none.
  private static let widths: [UInt8] = (UInt8(0)..<0x7F).map { byte in
    byte < UInt8(ascii: " ") ? 0 : UInt8(width(of: Unicode.Scalar(byte)))
  }

  /// In tenths of a usual letter: seventeen of them.
  private static let limit = 170

  /// The first words that fit, or as much of the first word as does.
  private static func line(of letters: ArraySlice<Letter>) -> ArraySlice<Letter> {
    guard width(of: letters) > limit else { return letters }
    let fitting = start(of: letters, within: limit)
    if letters[fitting.endIndex...].first?.isSpace == true { return fitting }
    guard let space = fitting.lastIndex(where: \.isSpace) else { return fitting }
    return fitting[..<space]
  }

  /// The mark that something is missing takes a place too.
  private static func cut(_ letters: ArraySlice<Letter>, of name: String) -> String {
    text(of: start(of: letters, within: limit - 18), in: name) + "…"
  }

  private static func start(
    of letters: ArraySlice<Letter>, within limit: Int
  ) -> ArraySlice<Letter> {
    var width = 0
    return letters.prefix { letter in
      width += letter.width
      return width <= limit
    }
  }

  private static func width(of letters: ArraySlice<Letter>) -> Int {
    letters.reduce(0) { $0 + $1.width }
  }

  /// Without the spaces at its end.
  private static func text(of letters: ArraySlice<Letter>, in name: String) -> String {
    let end = letters.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? letters.startIndex
    return String(name[range(of: letters[..<end], in: name)])
  }

  private static func range(
    of letters: ArraySlice<Letter>, in name: String
  ) -> Range<String.Index> {
    guard let first = letters.first, let last = letters.last else {
      return name.startIndex..<name.startIndex
    }
    let start = name.utf8.index(name.startIndex, offsetBy: first.bytes.lowerBound)
    return start..<name.utf8.index(start, offsetBy: last.bytes.upperBound - first.bytes.lowerBound)
  }

  /// What a reader takes for one letter.
  private struct Letter {
    let bytes: Range<Int>
    /// In tenths of a usual letter, of the widest of its scalars.
    let width: Int
    let isSpace: Bool

    static func letters(of name: String) -> [Letter] {
      var letters: [Letter] = []
      letters.reserveCapacity(name.utf8.count)
      for scalar in name.unicodeScalars {
        // Most names, without what telling the letters of the world apart costs.
        guard isWhole(scalar) else { return lettersOfTheWorld(of: name) }
        let start = letters.last?.bytes.upperBound ?? 0
        letters.append(
          Letter(
            bytes: start..<start + UTF8.width(scalar), width: DrawnLabel.width(of: scalar),
            isSpace: isSpace(scalar)))
      }
      return letters
    }

    private static func lettersOfTheWorld(of name: String) -> [Letter] {
      var start = 0
      return name.map { character in
        defer { start += character.utf8.count }
        return Letter(
          bytes: start..<start + character.utf8.count,
          width: character.unicodeScalars.map(DrawnLabel.width).max() ?? 0,
          isSpace: character.isWhitespace)
      }
    }

    /// Of those that are whole letters.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x20, 0x85, 0xA0: true
      default: false
      }
    }

    /// Whether no scalar beside it that is whole as well makes one letter with it: up to the combining
    /// marks there is only the carriage return that does, and none among dashes and quotation marks.
    private static func isWhole(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0D: false
      case 0..<0x300, 0x2010..<0x2028: true
      default: false
      }
    }
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
