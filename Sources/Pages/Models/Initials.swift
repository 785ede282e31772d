/// The letters a drawn placeholder shows.
struct Initials {
  /// One or two letters or digits; a dot if the name has none.
  let text: String

  init(_ name: String) {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let letters = words.prefix(2).compactMap(\.first).map { $0.uppercased() }
    text = letters.isEmpty ? "·" : letters.joined()
  }
}
