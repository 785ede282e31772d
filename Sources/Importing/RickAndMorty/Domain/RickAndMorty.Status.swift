extension RickAndMorty {
  /// Whether a character lives.
  enum Status: Hashable, Sendable {
    case alive
    case dead
    case unknown
    /// A word that nobody has foreseen, as the API has it.
    case other(String)

    init(_ word: String) {
      self =
        switch word.singleLine.lowercased() {
        case "alive": .alive
        case "dead": .dead
        case "unknown", "": .unknown
        default: .other(word.singleLine)
        }
    }
  }
}
