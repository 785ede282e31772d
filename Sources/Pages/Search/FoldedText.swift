/// A text as it is searched: without case, diacritics and signs. A reader's browser folds what is
/// typed in the same way.
public struct FoldedText: Hashable, Sendable {
  /// The runs of letters and digits; of a text that has none its signs, as one word.
  public let words: [String]

  public init(_ text: String) {
    let words =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? Self.ascii(text) : Self.latin(text) ?? Self.unicode(text)
    self.words = words.isEmpty ? Self.signs(text) : words
  }

  public var text: String { words.joined(separator: " ") }

  private static func ascii(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 + [UInt8(ascii: " ")] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 32)
      case UInt8(ascii: "'"): continue
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    return words
  }

  /// `nil` if a scalar is none of those that `LatinLetters` have.
  private static func latin(_ text: String) -> [String]? {
    latin.runs(of: text)?.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let latin = LatinLetters { scalar in
    folded(String(scalar)).unicodeScalars.compactMap { folded in
      if folded.properties.isWordLike { return Array(String(folded).utf8) }
      return apostrophes.contains(folded) ? nil : []
    }
  }

  /// The words of any text.
  static func unicode(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in folded(text).unicodeScalars + [" "] {
      if scalar.properties.isWordLike {
        word.unicodeScalars.append(scalar)
      } else if !apostrophes.contains(scalar), !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return words
  }

  private static func signs(_ text: String) -> [String] {
    let whole = Slug.decomposed(text)
    for candidate in [folded(whole), whole] {
      let signs = candidate.unicodeScalars.filter { !$0.properties.isWhitespace }
      if !signs.isEmpty { return [String(String.UnicodeScalarView(signs))] }
    }
    return []
  }

  /// Scalar by scalar, so that no letter depends on its neighbours or on a locale.
  private static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in Slug.decomposed(text).unicodeScalars where !scalar.properties.isMark {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        if let letters = Slug.folded[lower] {
          result += letters.unicodeScalars
        } else {
          result.append(lower == "ς" ? "σ" : lower)
        }
      }
    }
    return String(result)
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "ʼ"]
}

extension Unicode.Scalar.Properties {
  /// `\p{L}` or `\p{N}`, but for the apostrophe that counts as a letter.
  fileprivate var isWordLike: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    case .modifierLetter: lowercaseMapping != "ʼ"
    default: false
    }
  }
}
