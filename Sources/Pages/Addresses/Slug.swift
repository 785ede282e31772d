import Foundation

/// The readable part of an address: lower-case ASCII letters, digits and single hyphens.
public struct Slug: Hashable, Sendable {
  /// At most 80 characters; empty if the text has nothing that ASCII can say.
  public let text: String

  public init(_ text: String) {
    self.text = Self.cut(Self.ofASCII(text) ?? Self.ofLatin(text) ?? Self.ofAny(text))
  }

  /// Most texts, byte by byte and however long; `nil` if a scalar is no ASCII.
  static func ofASCII(_ text: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    var isGap = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isGap && !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isGap = false
        // Of a letter the bit makes it lower-case; digits have it.
        slug.append(byte | 0x20)
      case 0x80...: return nil
      default: isGap = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  /// `nil` if a scalar is none of those that `LatinLetters` have.
  private static func ofLatin(_ text: String) -> String? {
    latin.runs(of: text).map {
      String(decoding: Array($0.joined(separator: "-".utf8)), as: UTF8.self)
    }
  }

  private static let latin = LatinLetters { scalar in
    decomposed(String(scalar)).unicodeScalars.compactMap(ascii).map { Array($0.utf8) }
  }

  /// Any text, however long.
  static func ofAny(_ text: String) -> String {
    var slug = ""
    var isGap = false
    for scalar in decomposed(text).unicodeScalars {
      guard let letters = ascii(of: scalar) else { continue }
      if letters.isEmpty {
        isGap = true
        continue
      }
      if isGap && !slug.isEmpty { slug += "-" }
      isGap = false
      slug += letters
    }
    return slug
  }

  static let limit = 80

  /// Letters that NFKD leaves whole, after lower-casing.
  static let folded: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
    "ħ": "h", "ŋ": "n", "ŧ": "t", "ı": "i", "ĸ": "k", "ŉ": "n",
  ]

  static func decomposed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.decomposedStringWithCompatibilityMapping
  }

  /// What a scalar contributes: letters, nothing at all (`nil`: a mark), or a gap (`""`).
  private static func ascii(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      let isWord = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      let isUpper = ("A"..."Z").contains(scalar)
      return isWord ? String(scalar) : isUpper ? String(scalar).lowercased() : ""
    }
    if scalar.properties.isMark { return nil }
    let lower = scalar.properties.lowercaseMapping
    return lower.unicodeScalars.first.flatMap { folded[$0] } ?? ""
  }

  private static func cut(_ slug: String) -> String {
    guard slug.utf8.count > limit else { return slug }
    let front = slug.prefix(limit)
    guard let hyphen = front.lastIndex(of: "-") else { return String(front) }
    return String(front[..<hyphen])
  }
}

extension Unicode.Scalar.Properties {
  var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
