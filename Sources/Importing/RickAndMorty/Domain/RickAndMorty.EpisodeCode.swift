extension RickAndMorty {
  /// `S01E02`: where in the series an episode stands.
  struct EpisodeCode: Hashable, Sendable {
    let text: String
    /// `nil` if the text is no such code.
    let season: Int?
    let number: Int?

    init(_ text: String) {
      self.text = text.singleLine
      let match = self.text.wholeMatch(of: /[Ss](\d{1,4})[Ee](\d{1,6})/)
      season = match.flatMap { Int($0.1) }
      number = match.flatMap { Int($0.2) }
    }
  }
}
