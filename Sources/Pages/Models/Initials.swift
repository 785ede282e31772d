/// The letters a drawn placeholder shows.
struct Initials {
  /// One or two letters or digits; a dot if the name has none.
  let text: String

  init(_ name: String) {
    let words = name.split { !($0.isLetterOrDigit || "'’".contains($0)) }
    let letters = words.prefix(2).compactMap { $0.first(where: \.isLetterOrDigit) }.map {
      $0.uppercased()
    }
    text = letters.isEmpty ? "·" : letters.joined()
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
