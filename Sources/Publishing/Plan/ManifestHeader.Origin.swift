extension ManifestHeader {
  /// Where a site's data came from.
  public enum Origin: String, Codable, Hashable, Sendable, CaseIterable {
    /// An API, asked for everything.
    case live
    /// A folder of recorded answers.
    case recorded
    /// The sample data that wikigen carries.
    case fixtures
    /// An API, asked for its first pages only.
    case sample

    /// Whether a site made from the web may give way to it without being asked.
    var mayReplaceLive: Bool {
      switch self {
      case .live, .recorded: true
      case .fixtures, .sample: false
      }
    }
  }
}
