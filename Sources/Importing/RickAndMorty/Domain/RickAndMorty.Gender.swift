extension RickAndMorty {
  enum Gender: Hashable, Sendable {
    case female
    case male
    case genderless
    case unknown
    /// A word that nobody has foreseen, as the API has it.
    case other(String)

    init(_ word: String) {
      self =
        switch word.singleLine.lowercased() {
        case "female": .female
        case "male": .male
        case "genderless": .genderless
        case "unknown", "": .unknown
        default: .other(word.singleLine)
        }
    }
  }
}
