extension TransportError {
  /// What a proxy did instead of leading to the server.
  public enum ProxyObstacle: Hashable, Sendable {
    case unreachable(Obstacle)
    case timedOut(Duration)
    case wantsCredential
    case refused

    /// As the rest of a sentence whose subject is the proxy.
    var problem: String {
      switch self {
      case .unreachable(let obstacle): obstacle.problem
      case .timedOut(let limit): "made no connection within \(limit.inWords)"
      case .wantsCredential: "wants a user name and a password that it knows"
      case .refused: "refused to make the connection"
      }
    }
  }
}
