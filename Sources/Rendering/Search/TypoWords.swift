/// The words among which a misspelt one is sought, by its first two characters: one of them is
/// mostly right.
struct TypoWords {
  /// By UTF-16 code unit.
  private let first: [UInt16: [String]]
  private let second: [UInt16: [String]]

  /// Shorter words are too many for one edit to tell them apart. In UTF-16 code units.
  private static let shortest = 4

  /// The words are sorted.
  init(_ words: [String]) {
    let words = words.filter { $0.utf16.count >= Self.shortest }
    first = Dictionary(grouping: words) { $0.utf16.first ?? 0 }
    second = Dictionary(grouping: words) { $0.utf16.dropFirst().first ?? 0 }
  }

  /// Halves of characters have no file: no key of the head could name them.
  func shards(of collection: String) -> [(String, SearchShard)] {
    Set(first.keys).union(second.keys).sorted().compactMap { unit in
      guard let character = Unicode.Scalar(unit).map(String.init) else { return nil }
      let value = JSONValue.object([
        ("first", .text(FrontCoding.text(of: first[unit] ?? []))),
        ("second", .text(FrontCoding.text(of: second[unit] ?? []))),
      ])
      return (character, SearchShard("t\(String(unit, radix: 16))", of: collection, value))
    }
  }
}
