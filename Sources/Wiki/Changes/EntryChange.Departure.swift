extension EntryChange {
  /// Why an entry is no longer there.
  public enum Departure: String, Hashable, Sendable, Codable {
    /// The API has it no longer.
    case gone
    /// It only left the lists that the wiki is made of.
    case unlisted
  }
}
