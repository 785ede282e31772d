/// The letters a drawn placeholder shows.
struct Initials {
  /// One or two letters or digits; a dot if the name has none.
  let text: String

  init(_ name: String) {
    if let text = Self.inASCII(name) {
      self.text = text
      return
    }
    let words = name.split { !($0.isLetterOrDigit || "'’".contains($0)) }
    let letters = words.prefix(2).compactMap { $0.first(where: \.isLetterOrDigit) }.map {
      $0.uppercased()
    }
    text = letters.isEmpty ? "·" : letters.joined()
  }

  /// Most names, without what the rest of the world's letters cost; `nil` if it is none of them.
  private static func inASCII(_ name: String) -> String? {
    var letters: [UInt8] = []
    var words = 0
    var (isInWord, hasLetter) = (false, false)
    for byte in name.utf8 {
      if byte >= 0x80 { return nil }
      let isLetter = byte.isLetterOrDigit
      guard isLetter || byte == UInt8(ascii: "'") else {
        isInWord = false
        continue
      }
      if !isInWord {
        words += 1
        hasLetter = false
      }
      isInWord = true
      if isLetter, !hasLetter, words <= 2 {
        letters.append(byte)
        hasLetter = true
      }
    }
    return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self).uppercased()
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
