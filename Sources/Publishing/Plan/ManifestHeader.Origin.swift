extension ManifestHeader {
  /// Where a site's data came from.
  public enum Origin: String, Encodable, Hashable, Sendable, CaseIterable {
    /// An API, asked for everything.
    case live
    /// A folder of recorded answers.
    case recorded
    /// The sample data that wikigen carries.
    case fixtures
    /// An API, asked for its first pages only.
    case sample

    private struct Unknown: Error {}

    init(named name: String) throws {
      guard let origin = Origin(rawValue: name) else { throw Unknown() }
      self = origin
    }

    /// Whether it has all that an API had at some time: of such data an address is for good.
    public var isWhole: Bool {
      switch self {
      case .live, .recorded: true
      case .fixtures, .sample: false
      }
    }

    /// Whether a site made from the web may give way to it without being asked.
    var mayReplaceLive: Bool {
      switch self {
      case .live, .recorded: true
      case .fixtures, .sample: false
      }
    }
  }
}
