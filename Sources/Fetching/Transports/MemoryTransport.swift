/// Answers made up on the spot, for tests of whatever asks.
public struct MemoryTransport: Transport {
  private let answer: @Sendable (Request) async throws(TransportError) -> Answer

  public init(_ answer: @escaping @Sendable (Request) async throws(TransportError) -> Answer) {
    self.answer = answer
  }

  /// By recording; anything else is a 404.
  public init(_ answers: [String: Answer]) {
    answer = { request in
      answers[request.recording] ?? .missing(request.recording, in: "this table")
    }
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    try await answer(request)
  }
}
