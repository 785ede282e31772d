extension TransportError {
  /// What stood between us and the server.
  public enum Obstacle: Hashable, Sendable, CaseIterable {
    case unknownHost
    case refused
    case noRoute
    /// The server's certificate, or TLS as such.
    case untrusted
    case other

    /// As the rest of a sentence whose subject is the URL.
    var problem: String {
      switch self {
      case .unknownHost: "cannot be reached: its host name is unknown"
      case .refused: "cannot be reached: the connection was refused"
      case .noRoute: "cannot be reached: there is no route to its host"
      case .untrusted: "cannot be reached safely: no trusted TLS connection could be made"
      case .other: "cannot be reached: no connection could be made"
      }
    }
  }
}
