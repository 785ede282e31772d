import Foundation
import Synchronization
import TestSupport
import Testing

/// Faults of every kind that passes, at random, pictures included.
@Suite(.timeLimit(.minutes(10))) struct `A build whose API fails one time in five` {
  private static let seeds = Array(
    20_261_122..<UInt64(SoakCount.isSoaking ? 20_261_142 : 20_261_123))

  private static let faults: [FaultServer.Step] =
    [408, 425, 429, 500, 502, 503].map { .answer(.json("{}", status: $0)) }
    + ["0", "1", "Sun, 06 Nov 1994 08:49:37 GMT"].map {
      .answer(CannedAnswer(status: 429, headers: ["Retry-After": $0], body: []))
    } + [
      .hangUp, .breakOff(.json(#"{"info":{"count":86,"pages":5},"results":[]}"#)),
      .answer(.json(#"{"info":{"cou"#)), .answer(.html("<!doctype html><title>Sign in</title>")),
      .answer(.json(#"{"page":1}"#)), .answer(CannedAnswer(body: [])),
      .answer(CannedAnswer(headers: ["Content-Encoding": "gzip"], body: Array("no".utf8))),
    ]

  /// Drawn of the request itself, as the order of arrival is another one each time.
  private static func fault(
    _ seed: UInt64, _ request: SeenRequest, _ count: Int
  ) -> FaultServer.Step? {
    var generator = SeededGenerator(seed: seed, drawnBy: "\(request.target) \(count)")
    guard Int.random(in: 0..<5, using: &generator) == 0 else { return nil }
    return faults.randomElement(using: &generator)
  }

  private struct Report: Decodable {
    struct Requests: Decodable {
      let sent: Int
      let retried: Int
      let failed: Int
    }

    let requests: Requests
  }

  @Test(arguments: seeds)
  func `ends complete, with the bytes of one whose API does not`(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let isFailing = Mutex(true)
    try await RickAndMortyServer.run(
      failing: { request, count in
        isFailing.withLock(\.self) ? Self.fault(seed, request, count) : nil
      },
      { server in
        let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
        let run = try await BuiltProgram.run(
          ["build", "--quiet", "--report", "report.json"], in: folder, environment)
        #expect(run.code == 0, "seed \(seed): \(run.complaints)")
        let report = try JSONDecoder().decode(
          Report.self, from: Data(contentsOf: URL(filePath: "\(folder.path)/report.json")))
        #expect(report.requests.retried > 10, "seed \(seed)")
        #expect(report.requests.sent == 95 + report.requests.retried, "seed \(seed)")
        #expect(report.requests.failed == 0, "seed \(seed)")
        #expect(server.log.mostInFlight <= 10, "seed \(seed)")
        isFailing.withLock { $0 = false }
        let undisturbed = try await BuiltProgram.run(
          ["build", "--quiet", "--out", "undisturbed", "--cache", "other"], in: folder, environment)
        #expect(undisturbed.code == 0)
        #expect(run.complaints == undisturbed.complaints, "seed \(seed)")
        let differences = try SiteFiles("site", in: folder)
          .differences(from: SiteFiles("undisturbed", in: folder))
        #expect(differences.isEmpty, "seed \(seed)")
      })
  }
}
