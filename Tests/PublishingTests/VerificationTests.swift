import Diagnostics
import Testing

@testable import Publishing

@Suite struct `Verified publishing` {
  private static func publish(_ text: String, in scratch: ScratchFolder) async throws {
    // Always the same digest: what a bug in the digests would look like.
    let files = ["index.html", "a.html", "b.html"].map { path in
      PlannedFile(path: path, digest: "same", isPage: true, bytes: { Array(text.utf8) })
    }
    let publisher = Publisher(
      output: scratch.site, isForced: false, isVerified: true, jobs: 2, progress: .silent)
    _ = try await publisher.publish(.sample(files))
  }

  @Test func `of the same site finds nothing`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish("<p>Io", in: scratch)
      try await Self.publish("<p>Io", in: scratch)
    }
  }

  @Test func `finds a file that was kept and would come out otherwise`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish("<p>Io", in: scratch)
      let before = try scratch.tree()
      let fault = await #expect(throws: Fault.self) {
        try await Self.publish("<p>Europa", in: scratch)
      }
      #expect(
        fault?.sentence == """
          \(scratch.site)/a.html is other than it would be made anew, and so are 2 more files. \
          Unless somebody changed the file, this is a bug of wikigen; please report it. Remove the \
          file to have it made anew.
          """)
      #expect(fault == .notVerified(["a.html", "b.html", "index.html"], in: scratch.site))
      #expect(fault?.category == .bug)
      #expect(try scratch.tree() == before)
    }
  }
}
