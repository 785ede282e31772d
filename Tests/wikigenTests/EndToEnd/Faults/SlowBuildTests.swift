import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing

/// As `FailingBuildTests`, with deadlines of tenths of a second where the program has minutes.
@Suite struct `A build whose API is too slow` {
  struct Slowness: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let step: FaultServer.Step
    let timeouts: LiveTransport.Timeouts
    let problem: String
  }

  private static let cases = [
    Slowness(
      testDescription: "silence", step: .silence, timeouts: .init(inactivity: .milliseconds(500)),
      problem: "sent nothing for 0.5 seconds"),
    Slowness(
      testDescription: "slow headers", step: .drippingHead,
      timeouts: .init(exchange: .milliseconds(500)),
      problem: "did not end its answer within 0.5 seconds"),
    Slowness(
      testDescription: "dripping body", step: .drippingBody,
      timeouts: .init(exchange: .milliseconds(500)),
      problem: "did not end its answer within 0.5 seconds"),
  ]

  private static let remedy =
    "Check the network and WIKIGEN_RICKANDMORTY_URL, or try again later."

  /// At the first thing that is asked for: a source that has answered is asked twice as often.
  private static func running(
    _ slow: Slowness, failing: some RangeExpression<Int> & Sendable,
    _ body: (RickAndMortyServer, TemporaryFolder) async throws -> Void
  ) async throws {
    let world = try SmallWorld()
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run(
      folder: world.path,
      failing: { $0.target == "/api/character" && failing.contains($1) ? slow.step : nil },
      { server in try await body(server, folder) })
  }

  @Test(arguments: cases)
  func `ends with 69 and writes nothing, where nothing is kept`(slow: Slowness) async throws {
    try await Self.running(slow, failing: 1...) { server, folder in
      let run = try await PipelineRun(from: server.base, in: folder, timeouts: slow.timeouts)
      #expect(run.fault?.category == .unavailable)
      #expect(
        run.fault?.sentence
          == "\(server.base)/character \(slow.problem), asked 5 times. \(Self.remedy)")
      #expect(try SiteFiles(folder.path).paths.isEmpty)
    }
  }

  @Test(arguments: cases)
  func `is made of the last complete run, where there is one`(slow: Slowness) async throws {
    try await Self.running(slow, failing: 2...) { server, folder in
      let first = try await PipelineRun(from: server.base, in: folder, timeouts: .init())
      #expect(first.fault == nil)
      let before = try SiteFiles("site", in: folder)
      let run = try await PipelineRun(from: server.base, in: folder, timeouts: slow.timeouts)
      #expect(run.fault == nil)
      #expect(
        run.complaints.hasSuffix(
          ", since \(server.base)/character \(slow.problem), asked 5 times. \(Self.remedy)\n"))
      #expect(
        try SiteFiles("site", in: folder).differences(from: before)
          == ["about.html", "index.html", "wikigen-links.json", "wikigen-manifest.json"])
    }
  }

  @Test(arguments: cases)
  func `once has the same bytes as one whose API is not`(slow: Slowness) async throws {
    try await Self.running(slow, failing: 1...1) { server, folder in
      let healed = try await PipelineRun(from: server.base, in: folder, timeouts: slow.timeouts)
      #expect(healed.fault == nil)
      let undisturbed = try await PipelineRun(
        "undisturbed", cache: "other", from: server.base, in: folder, timeouts: .init())
      #expect(undisturbed.fault == nil)
      let expected = try SiteFiles("undisturbed", in: folder)
      #expect(try SiteFiles("site", in: folder).differences(from: expected).isEmpty)
    }
  }
}
