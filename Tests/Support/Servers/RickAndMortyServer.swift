/// Behaves as the Rick and Morty API does, quirks included, with the records of a folder.
///
/// Filters (`?name=`) are not there: wikigen never asks for any.
public struct RickAndMortyServer: Sendable {
  /// `http://127.0.0.1:PORT/api`
  public let base: String
  public let log: RequestLog

  /// `overrides` are keyed by what follows `/api/`: `character?page=17`.
  @discardableResult
  public static func run<Value>(
    folder: String = CheckoutFolder.path("Fixtures/rickandmorty"),
    overrides: [String: Override] = [:],
    _ body: (RickAndMortyServer) async throws -> Value
  ) async throws -> Value {
    let records = try WireRecords(folder: folder)
    let respond = { @Sendable (request: SeenRequest, count: Int) in
      switch overrides[String(request.target.dropFirst("/api/".count))] {
      case .always(let answer): answer
      case .first(let times, let answer) where count <= times: answer
      default: try WireAnswers(records: records, request: request).answer()
      }
    }
    return try await LoopbackServer.run(answering: respond) { server in
      try await body(RickAndMortyServer(base: server.address + "/api", log: server.log))
    }
  }
}
