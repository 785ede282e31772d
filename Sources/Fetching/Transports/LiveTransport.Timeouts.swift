extension LiveTransport {
  /// How long a server may keep us waiting.
  public struct Timeouts: Hashable, Sendable {
    public let connecting: Duration
    /// Between two bytes, or before the first.
    public let inactivity: Duration
    /// From the start of a request to the end of the body, redirects included.
    public let exchange: Duration

    public init(
      connecting: Duration = .seconds(10), inactivity: Duration = .seconds(30),
      exchange: Duration = .seconds(120)
    ) {
      self.connecting = connecting
      self.inactivity = inactivity
      self.exchange = exchange
    }
  }
}
