/// Behaves as TMDB does, quirks included, with the recordings of a folder or with given films.
///
/// Of `discover` it honours dates, `include_adult` and `sort_by`; TMDB ignores what it does not
/// know, and so does this.
public struct TMDBServer: Sendable {
  /// What it wants to be shown, one or the other.
  public static let token = "loopback-access-token-that-opens-nothing"
  public static let key = "loopback-api-key-that-opens-nothing"

  /// `http://127.0.0.1:PORT/3`
  public let base: String
  public let log: RequestLog

  /// `totals` are what the lists, but not `discover`, say of themselves instead of the truth.
  ///
  /// `overrides` are keyed by what follows `/3/`, without the key: the whole target, or the path
  /// with its page (`movie/popular?page=2`), or the path alone (`movie/603`); a picture's by
  /// `t/p/w342/name.jpg`.
  @discardableResult
  public static func run<Value>(
    folder: String = CheckoutFolder.path("Fixtures/tmdb"), totals: Totals? = nil,
    overrides: [String: Override] = [:], _ body: (TMDBServer) async throws -> Value
  ) async throws -> Value {
    try await run(RecordedCatalogue(folder: folder), totals, overrides, body)
  }

  /// Each list has all the films, in this order.
  @discardableResult
  public static func run<Value>(
    films: [Film], totals: Totals? = nil, overrides: [String: Override] = [:],
    _ body: (TMDBServer) async throws -> Value
  ) async throws -> Value {
    try await run(FilmCatalogue(films), totals, overrides, body)
  }

  /// What was asked for, in the order of arrival, with the key taken out: `/3/movie/603?page=1`.
  public var targets: [String] { log.seen.map(\.targetWithoutKey) }

  /// The targets of requests that showed a credential, right or wrong.
  public var credentialedTargets: [String] {
    log.seen.filter(\.showsCredential).map(\.targetWithoutKey)
  }

  private static func run<Value>(
    _ catalogue: some Catalogue, _ totals: Totals?, _ overrides: [String: Override],
    _ body: (TMDBServer) async throws -> Value
  ) async throws -> Value {
    let respond = { @Sendable (request: SeenRequest, count: Int) in
      switch request.overrideKeys.lazy.compactMap({ overrides[$0] }).first {
      case .always(let answer): return answer
      case .first(let times, let answer) where count <= times: return answer
      case .made(let make): return make(request)
      default: return Answers(catalogue: catalogue, totals: totals, request: request).answer()
      }
    }
    return try await LoopbackServer.run(answering: respond) { server in
      try await body(TMDBServer(base: server.address + "/3", log: server.log))
    }
  }
}

extension SeenRequest {
  fileprivate var showsCredential: Bool {
    query("api_key") != nil || !headers("authorization").isEmpty
  }

  fileprivate var targetWithoutKey: String {
    let pairs = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    let shown = pairs.filter { !$0.hasPrefix("api_key=") }.joined(separator: "&")
    return shown.isEmpty ? path : "\(path)?\(shown)"
  }

  /// The most specific first.
  fileprivate var overrideKeys: [String] {
    let page = query("page").map { "\(path)?page=\($0)" } ?? path
    return [targetWithoutKey, page, path].map { key in
      String(key.dropFirst(key.hasPrefix("/3/") ? 3 : 1))
    }
  }
}
