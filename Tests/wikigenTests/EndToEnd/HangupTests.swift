import TestSupport
import Testing

/// The end of the terminal in which wikigen runs; that of a run without `nohup` stops it as Ctrl-C does.
@Suite struct `A build whose terminal ends` {
  @Test func `goes on under nohup`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      script: """
        trap '' HUP
        "$0" build --fixtures --images none --quiet & build=$!
        for each in $(seq 500); do kill -HUP $build; done
        wait $build
        echo $?
        """, in: folder)
    #expect(run.output == "0\n", "\(run.complaints)")
  }
}
