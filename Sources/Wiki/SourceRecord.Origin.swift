extension SourceRecord {
  /// Where the answers were taken from.
  public enum Origin: String, Sendable {
    case live
    case recorded
    case fixtures
  }
}
