extension RickAndMorty {
  /// `S01E02`: where in the series an episode stands.
  struct EpisodeCode: Hashable, Sendable {
    let text: String
    /// `nil` if the text is no such code.
    let season: Int?
    let number: Int?

    init(_ text: String) {
      self.text = text.singleLine
      let parts = Self.numbers(self.text.utf8[...])
      season = parts?.season
      number = parts?.number
    }

    private static func numbers(_ code: Substring.UTF8View) -> (season: Int, number: Int)? {
      guard let first = code.first, first | 0x20 == UInt8(ascii: "s") else { return nil }
      let season = code.dropFirst().prefix(while: \.isASCIIDigit)
      let rest = code[season.endIndex...]
      guard let second = rest.first, second | 0x20 == UInt8(ascii: "e") else { return nil }
      let number = rest.dropFirst()
      guard (1...4).contains(season.count), (1...6).contains(number.count),
        number.allSatisfy(\.isASCIIDigit)
      else { return nil }
      return (value(of: season), value(of: number))
    }

    private static func value(of digits: Substring.UTF8View) -> Int {
      digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
  }
}
