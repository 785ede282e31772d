extension TMDB {
  /// How far a film is.
  enum Status: Hashable, Sendable {
    case released
    case postProduction
    case inProduction
    case planned
    case rumored
    case canceled
    /// A word that nobody has foreseen, as the API has it.
    case other(String)

    /// `nil` if the word says nothing.
    init?(_ word: String) {
      guard let line = word.someLine else { return nil }
      self =
        switch line.lowercased() {
        case "released": .released
        case "post production": .postProduction
        case "in production": .inProduction
        case "planned": .planned
        case "rumored": .rumored
        case "canceled": .canceled
        default: .other(line)
        }
    }
  }
}
