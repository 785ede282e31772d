extension FaultServer {
  /// What it does with one request.
  public enum Step: Sendable {
    case answer(CannedAnswer)
    /// Closes the connection without a byte.
    case hangUp
    /// Sends the head and half of the body, then closes the connection.
    case breakOff(CannedAnswer)
    case silence
    /// A header line that never ends, byte by byte.
    case drippingHead
    /// A body that never ends, byte by byte.
    case drippingBody
    /// A body that never ends, as fast as it is read.
    case endlessBody
    /// As a proxy does: the next request of the connection is for the server behind it.
    case tunnel
  }
}
