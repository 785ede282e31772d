extension Progress {
  /// What a list is counted in.
  public enum Unit: String, Sendable, CaseIterable {
    case page
    /// An entry that is asked for by itself.
    case detail
  }
}
