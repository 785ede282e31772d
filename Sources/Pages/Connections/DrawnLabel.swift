/// A name in the two lines that a drawing has for it.
struct DrawnLabel {
  /// Broken between words where that is possible, cut where two lines are not enough.
  let first: String
  /// May be empty.
  let second: String

  init(_ name: String) {
    if Self.isNarrow(name) {
      (first, second) = (name, "")
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
    var width = 0
    var last: UInt8?
    for byte in name.utf8 {
      guard byte > UInt8(ascii: " ") || byte == UInt8(ascii: " ") && last != nil, byte < 0x7F else {
        return false
      }
      width += Self.width(of: Unicode.Scalar(byte))
      last = byte
    }
    return width <= limit && last != nil && last != UInt8(ascii: " ")
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
    return first.range.lowerBound..<last.range.upperBound
  }

  /// What a reader takes for one letter.
  private struct Letter {
    let range: Range<String.Index>
    /// In tenths of a usual letter, of the widest of its scalars.
    let width: Int
    let isSpace: Bool

    static func letters(of name: String) -> [Letter] {
      // Most names, without what telling the letters of the world apart costs.
      guard name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else {
        return name.indices.map { index in
          let character = name[index]
          return Letter(
            range: index..<name.index(after: index),
            width: character.unicodeScalars.map(DrawnLabel.width).max() ?? 0,
            isSpace: character.isWhitespace)
        }
      }
      let bytes = name.utf8
      return bytes.indices.map { index in
        let byte = bytes[index]
        return Letter(
          range: index..<bytes.index(after: index),
          width: DrawnLabel.width(of: Unicode.Scalar(byte)),
          isSpace: byte == UInt8(ascii: " ") || (9...13).contains(byte))
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
