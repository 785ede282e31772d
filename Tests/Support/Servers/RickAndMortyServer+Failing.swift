import Synchronization

extension RickAndMortyServer {
  /// As the API, but where `fault` names a step it takes that; `fault` also gets how often the same
  /// target has been asked for, from 1. Answers are not dated.
  @discardableResult
  public static func run<Value>(
    folder: String = CheckoutFolder.path("Fixtures/rickandmorty"),
    failing fault: @escaping @Sendable (SeenRequest, Int) -> FaultServer.Step?,
    _ body: (RickAndMortyServer) async throws -> Value
  ) async throws -> Value {
    let records = Served(try WireRecords(folder: folder))
    let decide = { @Sendable (request: SeenRequest, count: Int) in
      fault(request, count)
        ?? .answer(
          WireAnswers(records: records.current.withLock(\.self), request: request).answer())
    }
    return try await FaultServer.run(deciding: decide) { server in
      try await body(
        RickAndMortyServer(
          base: server.address + "/api", log: server.log, records: records))
    }
  }
}
