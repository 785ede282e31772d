extension EntryChange {
  public enum Kind: Hashable, Sendable, Codable {
    case added
    case removed(why: Departure)
    /// Never empty; in the order in which the collection names what is news.
    case changed(fields: [FieldChange])
  }
}
