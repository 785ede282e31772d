extension SourceRecord {
  /// Where the answers were taken from.
  public enum Origin: String, Sendable {
    case live
    case recorded
    /// What was kept of a complete run.
    case kept
    case fixtures
  }
}
