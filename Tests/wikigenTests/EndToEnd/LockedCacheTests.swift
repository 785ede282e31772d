import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A cache that another process has` {
  /// Whether the lock is held at all is the system's word; the number in it is whose.
  private static func hold(_ lock: String) throws -> Int32 {
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let number = Array("\(getpid())\n".utf8)
    try #require(write(descriptor, number, number.count) == number.count)
    return descriptor
  }

  // No program here passes the gate of `BuiltProgram`: those that wait must hold nobody up.
  @Test func `is waited for ten seconds, then the run ends with 75 and the old site stays`()
    async throws
  {
    let folder = try TemporaryFolder()
    let world = try SmallWorld()
    try await RickAndMortyServer.run(folder: world.path) { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let build = ["build", "--quiet"]
      #expect(try await BuiltProgram.start(build, in: folder, environment).result().code == 0)
      let before = try SiteFiles(folder.path)
      let asked = server.log.targets.count
      let descriptor = try Self.hold("\(folder.path)/.wikigen/lock")
      defer { close(descriptor) }
      let start = ContinuousClock.now
      let run = try await BuiltProgram.start(build, in: folder, environment).result()
      #expect(ContinuousClock.now - start >= .seconds(10))
      #expect(run.code == 75)
      #expect(
        run.complaintLines == [
          "wikigen: waiting for process \(getpid()), which has the cache",
          "wikigen: fetching: \(folder.path)/.wikigen is in use by process \(getpid()). Wait for it "
            + "to end, end it, or use another folder with --cache.",
        ])
      #expect(server.log.targets.count == asked)
      #expect(try SiteFiles(folder.path).differences(from: before).isEmpty)
    }
  }

  @Test func `is used as soon as that process is killed`() async throws {
    let folder = try TemporaryFolder()
    let world = try SmallWorld()
    let isFirst = { @Sendable (request: SeenRequest, count: Int) -> FaultServer.Step? in
      request.target == "/api/location" && count == 1 ? .silence : nil
    }
    try await RickAndMortyServer.run(folder: world.path, failing: isFirst) { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let stuck = try BuiltProgram.start(["fetch", "--quiet"], in: folder, environment)
      try await Self.until { server.log.targets.contains("/api/location") }
      let waiting = try BuiltProgram.start(["fetch", "--quiet"], in: folder, environment)
      try await Self.until { try !waiting.complaints.isEmpty }
      stuck.kill()
      let run = try await waiting.result()
      #expect(run.code == 0)
      #expect(
        run.complaints == "wikigen: waiting for process \(stuck.number), which has the cache\n")
      // The page that the killed one had is not asked for again.
      #expect(server.log.targets.count { $0 == "/api/character" } == 1)
      #expect(try await stuck.result().code == nil)
    }
  }

  /// Another process has no way to tell us.
  private static func until(_ isTrue: () throws -> Bool) async throws {
    while try !isTrue() { try await Task.sleep(for: .milliseconds(10)) }
  }
}
