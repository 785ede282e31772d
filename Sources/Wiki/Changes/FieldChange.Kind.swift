extension FieldChange {
  public enum Kind: Hashable, Sendable, Codable {
    /// Without links; empty where nothing was said.
    case value(before: Phrase, after: Phrase)
    /// The names of other entries; never both empty.
    case members(added: [String], removed: [String])
  }
}
