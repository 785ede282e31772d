extension LiveTransport {
  /// How long a server may keep us waiting.
  public struct Timeouts: Hashable, Sendable {
    public let connecting: Duration
    /// Between two bytes, or before the first.
    public let inactivity: Duration

    public init(connecting: Duration = .seconds(10), inactivity: Duration = .seconds(30)) {
      self.connecting = connecting
      self.inactivity = inactivity
    }
  }
}
