extension SourceSetting {
  /// What a setting of a source may be.
  public enum Kind: Hashable, Sendable {
    case word([String])
    case list(of: [String])
    /// Words or numbers, whichever they are.
    case items
    case number(ClosedRange<Int>)
    /// `en` or `pt-BR`: ISO 639-1, with ISO 3166-1 behind it.
    case languageTag
    /// ISO 3166-1: `GB`.
    case countryCode
    /// Values by name, the names out of those that are known.
    case parameters(of: [String])
  }
}
