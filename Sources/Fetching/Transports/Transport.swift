/// Where answers come from: the web, the bundled samples, a recorded folder, a test.
///
/// Nothing downstream knows which one runs.
public protocol Transport: Sendable {
  /// One exchange. Any status is an answer; only what kept an answer from arriving is thrown.
  func answer(to request: Request) async throws(TransportError) -> Answer

  /// What will be asked for next, and in which order. Whoever has the answers together may read them together.
  func expect(_ requests: [Request])
}

extension Transport {
  public func expect(_ requests: [Request]) {}
}
