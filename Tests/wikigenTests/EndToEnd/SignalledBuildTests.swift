import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A build to which a signal comes` {
  @Test(arguments: [SIGINT, SIGTERM])
  func `says where it stopped, and with which code`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let world = try SmallWorld()
    let (requests, asked) = AsyncStream.makeStream(of: Void.self)
    let silence = { @Sendable (request: SeenRequest, _: Int) -> FaultServer.Step? in
      guard request.target == "/api/location" else { return nil }
      asked.yield()
      return .silence
    }
    try await RickAndMortyServer.run(folder: world.path, failing: silence) { server in
      let build = try BuiltProgram.start(
        ["build", "--images", "none", "--report", "report.json", "--summary", "summary.md"],
        in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
      for await _ in requests { break }
      kill(build.number, signal)
      let run = try await build.result()
      #expect(run.code == 128 + signal)
      let stopped = run.complaintLines.first { $0.contains("stopped") } ?? ""
      #expect(stopped.hasPrefix("fetching rickandmorty: stopped"), "\(run.complaints)")
      #expect(!run.complaints.contains("done"))
    }
    let report = try String(contentsOfFile: "\(folder.path)/report.json", encoding: .utf8)
    #expect(report.contains("\"exitCode\" : \(128 + signal)"))
    let summary = try String(contentsOfFile: "\(folder.path)/summary.md", encoding: .utf8)
    #expect(summary.contains("exit code \(128 + signal)"))
  }

  @Test func `goes on where its terminal ends and nohup keeps it`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      script: """
        trap '' HUP
        (
          until [ -s number ]; do sleep 0.001; done
          for each in $(seq 500); do kill -HUP "$(cat number)" 2>/dev/null; done
        ) & sender=$!
        sh -c 'echo $$ >number; exec "$0" build --fixtures --images none --quiet' "$0"
        code=$?
        kill $sender 2>/dev/null
        echo $code
        """, in: folder)
    #expect(run.output == "0\n", "\(run.complaints)")
  }
}
