extension Measure {
  /// What is measured.
  public enum Kind: String, CaseIterable, Sendable {
    /// A day as `yyyymmdd`.
    case date
    /// In tenths of a point of ten.
    case rating
    /// Votes, appearances: whatever tells how many care.
    case popularity
  }
}
