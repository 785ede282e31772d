import TestSupport
import Testing

/// The end of the terminal in which wikigen runs; that of a run without `nohup` stops it as Ctrl-C does.
@Suite struct `A build whose terminal ends` {
  @Test func `goes on under nohup`() async throws {
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
        kill $sender
        echo $code
        """, in: folder)
    #expect(run.output == "0\n", "\(run.complaints)")
  }
}
