import Diagnostics

/// Why no answer arrived, in our own terms: a network library's own words may hold addresses.
public enum TransportError: Error, Hashable, Sendable {
  case unreachable(Obstacle)
  case connectTimedOut(Duration)
  /// Nothing was sent for that long, before the answer or in the middle of it.
  case inactive(Duration)
  /// The answer as a whole took longer than that, however steadily it came.
  case tooSlow(Duration)
  /// The connection ended before the answer did.
  case truncated
  case tooLarge(limit: Int)
  /// The body is compressed in a way that was not asked for, or is damaged.
  case undecodableEncoding
  /// What arrived is not HTTP.
  case malformed
  case redirectedTooOften(limit: Int)
  /// The proxy that the variable names did not lead to the server.
  case proxy(variable: String, ProxyObstacle)
  /// A recorded file that is there cannot be read.
  case unreadable(file: String)
  /// What is kept cannot be read.
  case store(Fault)
  case cancelled

  /// Whether the same request may well be answered a moment later.
  var mayHeal: Bool {
    switch self {
    case .unreachable(.untrusted), .proxy(_, .wantsCredential): false
    case .unreachable, .connectTimedOut, .inactive, .tooSlow, .truncated, .proxy: true
    case .undecodableEncoding, .malformed: true
    case .tooLarge, .redirectedTooOften, .unreadable, .store, .cancelled: false
    }
  }
}
