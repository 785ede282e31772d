import Foundation
import TestSupport
import Testing

@Suite struct `A build that is asked why` {
  private static let build = ["build", "--recorded", "recorded", "--images", "none", "--verbose"]
  private static let page = "characters/1-rick-sanchez.html"

  /// After a first build.
  private static func running(
    _ body: (TemporaryFolder, ([String]) async throws -> ProgramRun) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder, named: "recorded")
    let run = { (arguments: [String]) in
      try await BuiltProgram.run(Self.build + arguments, in: folder)
    }
    #expect(try await run([]).code == 0)
    try recorded.change("character", 1) { $0.merging(["type": "Tinkerer"]) { $1 } }
    try await body(folder, run)
  }

  @Test func `says of each file why it was made again`() async throws {
    try await Self.running { folder, run in
      let altered = "locations/32-the-quiet-harbour.html"
      try FileManager.default.removeItem(atPath: "\(folder.path)/site/\(altered)")
      let complaints = try await run([]).complaints
      #expect(complaints.contains("\(Self.page) shows something else"))
      #expect(complaints.contains("\(altered) was changed or removed since it was written"))
      // A type that one alone has is told on the page of the facet.
      #expect(complaints.contains("characters/type/index.html shows something else"))
      #expect(!complaints.contains("locations/15-gazorpazorp.html"))
      let titled = try await run(["--set", "site.title=Other"]).complaints
      #expect(titled.contains("\(Self.page) shows something else"))
      try folder.makeFolder("Theme/css")
      let print = try String(
        contentsOfFile: CheckoutFolder.path("Theme/css/print.css"), encoding: .utf8)
      try folder.write(print + "\n", to: "Theme/css/print.css")
      let themed = try await run(["--set", "site.title=Other"]).complaints
      #expect(themed.contains("\(Self.page) has another template, theme or wording"))
      #expect(themed.contains(".css is new"))
    }
  }

  @Test func `verifies, and ends with 70 where a kept page is not what it would be`() async throws {
    try await Self.running { folder, run in
      #expect(try await run(["--verify"]).code == 0)
      let path = "\(folder.path)/site/\(Self.page)"
      let page = try String(contentsOfFile: path, encoding: .utf8)
      try page.replacing("Tinkerer", with: "Tinkeres")
        .write(toFile: path, atomically: false, encoding: .utf8)
      let run = try await run(["--verify"])
      #expect(run.code == 70)
      #expect(run.complaints.contains("site/\(Self.page) is other than it would be made anew"))
    }
  }
}
