import Foundation
import Synchronization
import TestSupport
import Testing

/// Servers that do their worst with the credential that they are shown.
@Suite struct `The secret of a build` {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let target: String
    let code: Int32
    let answer: @Sendable (SeenRequest) -> CannedAnswer
  }

  private static let cases = [
    Case(testDescription: "no service", target: "movie/popular?page=2", code: 69) { request in
      .html("<h1>Bad gateway</h1>\(request.secret)", status: 502)
    },
    Case(testDescription: "an error of the server", target: "genre/movie/list", code: 69) {
      .json(#"{"status_message":"No \#($0.secret)"}"#, status: 500)
    },
    Case(testDescription: "a redirect that has it", target: "movie/popular?page=1", code: 65) {
      CannedAnswer(
        status: 302, headers: ["Location": "http://127.0.0.1:1/?api_key=\($0.secret)"], body: [])
    },
    Case(testDescription: "a refusal that has it", target: "configuration", code: 77) {
      .json(#"{"status_message":"Invalid: Bearer \#($0.secret)"}"#, status: 401)
    },
    Case(testDescription: "a text that is not JSON", target: "movie/603", code: 65) {
      .json($0.secret)
    },
    Case(testDescription: "a field of its name", target: "configuration", code: 65) {
      .json(#"{"\#($0.secret)":1}"#)
    },
    Case(testDescription: "a title", target: "movie/603", code: 0) { request in
      .json(
        fixture("movie/603").replacing(/"title":"[^"]*"/) { _ in
          #""title":"\#(request.secret)""#
        })
    },
  ]

  private static let credentials = [
    ["TMDB_ACCESS_TOKEN": TMDBServer.token], ["TMDB_API_KEY": TMDBServer.key],
  ]

  @Test(arguments: cases, credentials)
  func `is nowhere afterwards, whatever the server answers`(
    refusal: Case, credential: [String: String]
  ) async throws {
    let secret = try #require(credential.values.first)
    try await TMDBServer.run(overrides: [refusal.target: .made(refusal.answer)]) { server in
      let build = try await FilmRun(
        ["--verbose", "--report", "report.json"], from: server, credential: credential)
      #expect(build.run.code == refusal.code, "\(build.run.complaintLines.last ?? "")")
      #expect(try build.places(of: secret).isEmpty)
    }
  }

  #if os(Linux)
    @Test(arguments: credentials)
    func `is on no command line while it runs`(credential: [String: String]) async throws {
      let secret = try #require(credential.values.first)
      let seen = Mutex<[String]>([])
      let look = TMDBServer.Override.made { _ in
        seen.withLock { $0 = Self.commandLines }
        return .json(Self.fixture("configuration"))
      }
      try await TMDBServer.run(overrides: ["configuration": look]) { server in
        let build = try await FilmRun(["--jobs", "217"], from: server, credential: credential)
        #expect(build.run.code == 0)
      }
      let lines = seen.withLock { $0 }
      #expect(lines.contains { $0.contains("--jobs\u{0}217") })
      #expect(lines.allSatisfy { !$0.contains(secret) })
    }

    /// Those of all processes that run now.
    private static var commandLines: [String] {
      do {
        return try FileManager.default.contentsOfDirectory(atPath: "/proc")
          .filter { Int($0) != nil }
          .compactMap { FileManager.default.contents(atPath: "/proc/\($0)/cmdline") }
          .map { String(decoding: $0, as: UTF8.self) }
      } catch {
        return []
      }
    }
  #endif

  private static func fixture(_ name: String) -> String {
    let path = CheckoutFolder.path("Fixtures/tmdb/\(name).json")
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }
}

extension SeenRequest {
  /// What it was shown.
  fileprivate var secret: String {
    query("api_key") ?? headers("authorization").first.map { String($0.dropFirst("Bearer ".count)) }
      ?? ""
  }
}
