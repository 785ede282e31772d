import Foundation
import TestSupport
import Testing

/// `wikigen fetch`, ended with SIGKILL at any instant.
@Suite(.timeLimit(.minutes(60))) struct `A fetch that is killed` {
  private static let seed: UInt64 = 20_261_124
  /// 9 pages of lists and 86 portraits.
  private static let requestCount = 95
  private static let mostInFlight = 10

  private enum Instant {
    case afterRequests(Int)
    /// As a part of the time that an undisturbed run takes.
    case afterTime(Double)
  }

  private static func instants() -> [Instant] {
    var generator = SeededGenerator(seed: seed)
    return (0..<(SoakCount.isSoaking ? 200 : 4)).map { round in
      round.isMultiple(of: 2)
        ? .afterRequests(.random(in: 1...requestCount, using: &generator))
        : .afterTime(.random(in: 0...1, using: &generator))
    }
  }

  /// What a run to the end comes to.
  private struct Undisturbed {
    let site: SiteFiles
    let cache: Set<String>
    let duration: Duration
  }

  private static func run(
    _ arguments: [String], in folder: TemporaryFolder, _ server: RickAndMortyServer
  ) async throws -> ProgramRun {
    try await BuiltProgram.run(
      arguments + ["--quiet"], in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
  }

  /// The files of the cache that are the same however it came about.
  private static func cache(in folder: TemporaryFolder) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/.wikigen")
    return Set(paths.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") })
  }

  private static func undisturbed(_ server: RickAndMortyServer) async throws -> Undisturbed {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    #expect(try await run(["fetch"], in: folder, server).code == 0)
    let duration = ContinuousClock.now - start
    #expect(try await run(["build", "--offline"], in: folder, server).code == 0)
    return Undisturbed(
      site: try SiteFiles("site", in: folder), cache: try cache(in: folder), duration: duration)
  }

  @Test func `is taken up by the next, which asks for nothing again that was kept`() async throws {
    let killSwitch = KillSwitch()
    let decide = { @Sendable (_: SeenRequest, _: Int) -> FaultServer.Step? in
      killSwitch.noteRequest()
      return nil
    }
    try await RickAndMortyServer.run(failing: decide) { server in
      let undisturbed = try await Self.undisturbed(server)
      for (round, instant) in Self.instants().enumerated() {
        let folder = try TemporaryFolder()
        let place = "seed \(Self.seed), round \(round), \(instant)"
        let before = server.log.seen.count
        let killed = try await Self.kill(instant, in: folder, server, killSwitch, undisturbed)
        let fetch = try await Self.run(["fetch"], in: folder, server)
        #expect(fetch.code == 0, "\(place): \(fetch.complaints)")
        #expect(!fetch.complaints.contains("damaged"), "\(place)")
        if case .afterRequests = instant { #expect(killed.code == nil, "\(place)") }
        let requests = Array(server.log.seen.dropFirst(before))
        if killed.code == nil { Self.check(requests, place) }
        #expect(try Self.cache(in: folder) == undisturbed.cache, "\(place)")
        let build = try await Self.run(["build", "--offline"], in: folder, server)
        #expect(build.code == 0, "\(place): \(build.complaints)")
        let site = try SiteFiles("site", in: folder)
        #expect(site.differences(from: undisturbed.site).isEmpty, "\(place)")
      }
    }
  }

  private static func kill(
    _ instant: Instant, in folder: TemporaryFolder, _ server: RickAndMortyServer,
    _ killSwitch: KillSwitch, _ undisturbed: Undisturbed
  ) async throws -> ProgramRun {
    if case .afterRequests(let count) = instant { killSwitch.arm(after: count) }
    let program = try BuiltProgram.start(
      ["fetch", "--quiet"], in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
    switch instant {
    case .afterRequests: killSwitch.watch(program)
    case .afterTime(let part):
      program.kill(after: .nanoseconds(Int(part * (undisturbed.duration / .nanoseconds(1)))))
    }
    let result = try await program.result()
    killSwitch.disarm()
    return result
  }

  /// What was in flight may be asked for once more, and what was answered and not yet kept.
  private static func check(_ requests: [SeenRequest], _ place: String) {
    let counts = Dictionary(grouping: requests, by: \.target).mapValues(\.count)
    #expect(counts.count == requestCount, "\(place)")
    #expect(counts.values.allSatisfy { $0 <= 2 }, "\(place)")
    let repeats = requests.count - requestCount
    // Killed between its end and its exit: the next run is a new one, and no body is sent to it.
    let isNewRun = repeats == requestCount
    #expect(
      isNewRun
        ? requests.suffix(requestCount).allSatisfy { !$0.headers("If-None-Match").isEmpty }
        : repeats <= mostInFlight, "\(place): \(repeats) repeats")
  }
}
