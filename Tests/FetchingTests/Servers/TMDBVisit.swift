import Fetching
import Foundation
import TestSupport

/// Asks a TMDB server by what follows `/3/`.
struct TMDBVisit: Sendable {
  enum Secret: CaseIterable {
    case token
    case key
    case none
    case wrongToken
    case wrongKey
    case keyAsToken
    case tokenAsKey

    var opens: Bool { self == .token || self == .key }

    fileprivate func credential() throws -> Credential? {
      switch self {
      case .token: try .reading(.bearer, TMDBServer.token)
      case .key: try .reading(.query, TMDBServer.key)
      case .none: nil
      case .wrongToken: try .reading(.bearer, TMDBServer.token + "x")
      case .wrongKey: try .reading(.query, TMDBServer.key + "x")
      case .keyAsToken: try .reading(.bearer, TMDBServer.key)
      case .tokenAsKey: try .reading(.query, TMDBServer.token)
      }
    }
  }

  private let base: BaseURL
  private let transport: LiveTransport

  static func pay(
    to server: TMDBServer, showing secret: Secret = .token,
    _ body: (TMDBVisit) async throws -> Void
  ) async throws {
    try await withLiveTransport(credential: secret.credential()) { transport in
      try await body(TMDBVisit(base: .sample(server.base), transport: transport))
    }
  }

  func callAsFunction(_ target: String) async throws -> Answer {
    let parts = target.split(separator: "?")
    let query = parts.dropFirst().joined().split(separator: "&").map { pair in
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return (sides[0], sides[1])
    }
    return try await transport.answer(
      to: Request(
        base: base, path: parts[0].split(separator: "/").map(String.init), query: query,
        recording: "", isCredentialed: true))
  }
}

extension Answer {
  struct TMDBPage: Decodable {
    enum CodingKeys: String, CodingKey {
      case page
      case results
      case pages = "total_pages"
      case count = "total_results"
    }

    struct Row: Decodable {
      let id: Int
    }

    let page: Int
    let results: [Row]
    let pages: Int
    let count: Int
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  func page() throws -> TMDBPage {
    try JSONDecoder().decode(TMDBPage.self, from: Data(body))
  }

  func members() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
  }
}
