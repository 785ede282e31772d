/// Where answers come from: the web, the bundled samples, a recorded folder, a test.
///
/// Nothing downstream knows which one runs.
public protocol Transport: Sendable {
  /// One exchange. Any status is an answer; only what kept an answer from arriving is thrown.
  func answer(to request: Request) async throws(TransportError) -> Answer
}
