import Synchronization

/// Behaves as the Rick and Morty API does, quirks included, with the records of a folder.
///
/// Filters (`?name=`) are not there: wikigen never asks for any.
public struct RickAndMortyServer: Sendable {
  /// `http://127.0.0.1:PORT/api`
  public let base: String
  public let log: RequestLog
  let records: Served

  /// The records of another folder from now on.
  public func serve(_ folder: String) throws {
    let records = try WireRecords(folder: folder)
    self.records.current.withLock { $0 = records }
  }

  /// `instead` answers before anything else does, where it has something to say; with ETags, what
  /// was sent once is answered with 304. `overrides` are keyed by what follows `/api/`: `character?page=17`.
  @discardableResult
  public static func run<Value>(
    folder: String = CheckoutFolder.path("Fixtures/rickandmorty"),
    overrides: [String: Override] = [:], hasETags: Bool = false,
    instead: @escaping @Sendable (SeenRequest) -> CannedAnswer? = { _ in nil },
    _ body: (RickAndMortyServer) async throws -> Value
  ) async throws -> Value {
    let records = Served(try WireRecords(folder: folder))
    let respond = { @Sendable (request: SeenRequest, count: Int) in
      if let answer = instead(request) { return answer }
      switch overrides[String(request.target.dropFirst("/api/".count))] {
      case .always(let answer): return answer
      case .first(let times, let answer) where count <= times: return answer
      default:
        let answer = WireAnswers(
          records: records.current.withLock(\.self), request: request
        ).answer()
        return hasETags ? answer.validated(for: request) : answer
      }
    }
    return try await LoopbackServer.run(answering: respond) { server in
      try await body(
        RickAndMortyServer(
          base: server.address + "/api", log: server.log, records: records))
    }
  }
}
