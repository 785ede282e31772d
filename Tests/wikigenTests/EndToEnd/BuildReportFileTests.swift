import Foundation
import TestSupport
import Testing

@Suite struct `The report file` {
  private struct Report: Decodable {
    struct Pages: Decodable {
      let total: Int
      let written: Int
      let removed: Int
    }

    struct Requests: Decodable {
      let sent: Int
      let retried: Int
      let failed: Int
      let received: Int
    }

    struct Pictures: Decodable {
      let total: Int
      let placed: Int
      let missing: Int
    }

    struct Warning: Decodable, Equatable {
      let kind: String
      let subject: String
      let sentence: String
    }

    struct Fault: Decodable, Equatable {
      let stage: String
      let sentence: String
      let exitCode: Int
    }

    let version: String
    let entries: [String: Int]
    let pages: Pages
    let requests: Requests
    let pictures: Pictures
    let warnings: [Warning]
    let fault: Fault?
    let bytes: Int
    let seconds: [String: Double]
    let peakMemoryBytes: Int
  }

  @Test func `says what was done, in numbers that agree with the site`() async throws {
    let folder = try TemporaryFolder()
    let busy = CannedAnswer.json("{}", status: 503)
    try await RickAndMortyServer.run(overrides: ["episode?page=2": .first(1, busy)]) { server in
      let run = try await BuiltProgram.run(
        ["build", "--report", "made/report.json"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
    }
    let report = try Self.report("made/report.json", in: folder)
    let files = try SiteFiles("site", in: folder)
    #expect(report.entries == ["characters": 86, "locations": 32, "episodes": 22])
    #expect(report.pages.total == files.paths.count { $0.hasSuffix(".html") })
    #expect(report.pages.written == report.pages.total)
    #expect(report.pages.removed == 0)
    #expect(report.requests.sent == 96)
    #expect(report.requests.retried == 1)
    #expect(report.requests.failed == 0)
    #expect(report.requests.received > 100_000)
    #expect(report.pictures.total == 86)
    #expect(report.pictures.placed == 86)
    #expect(report.pictures.missing == 0)
    #expect(
      report.warnings == [
        Report.Warning(
          kind: "one-sided-link", subject: "characters/86 → episodes/18",
          sentence: "characters/86 names episodes/18, which does not name it back; "
            + "the wiki shows the link on both.")
      ])
    #expect(report.bytes == files.bytes.values.reduce(0) { $0 + $1.count })
    #expect(Set(report.seconds.keys) == ["fetching", "planning", "publishing"])
    #expect(report.seconds.values.allSatisfy { $0 >= 0 })
    #expect(report.peakMemoryBytes > 1_000_000)
    #expect(report.version == "0.1.0")
    #expect(report.fault == nil)
  }

  @Test func `says why a build stopped behind the import`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--strict", "--report", "report.json"], in: folder)
    #expect(run.code == 65)
    let report = try Self.report("report.json", in: folder)
    #expect(
      report.fault
        == Report.Fault(
          stage: "planning",
          sentence: "1 warning stops the build because of --strict. "
            + "Mend what they name, or build without --strict.", exitCode: 65))
    #expect(report.entries == ["characters": 86, "locations": 32, "episodes": 22])
    #expect(report.pages.written == 0)
    #expect(report.warnings.count == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `that can't be written at the end is a warning, since the site stands`() async throws {
    let folder = try TemporaryFolder()
    try folder.link("report.json", to: "/dev/full")
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--report", "report.json"], in: folder)
    #expect(run.code == 0)
    #expect(
      run.complaintLines.last
        == "wikigen: warning: report.json can't be written. "
        + "Let --report name a file in a folder that you may write to.")
    #expect(run.output.contains("\n1 warning; see site/about.html\n"))
    #expect(try SiteFiles("site", in: folder).paths.contains("index.html"))
  }

  @Test(.enabled(if: geteuid() != 0, "the root user may remove anything"))
  func `names a folder that is left over, which about_html does not`() async throws {
    let folder = try TemporaryFolder()
    let build = ["build", "--fixtures", "--report", "report.json"]
    _ = try await BuiltProgram.run(build, in: folder)
    try folder.write("mine", to: "site/notes/todo.txt")
    try Self.setMode(0o555, of: "\(folder.path)/site/notes")
    let run = try await BuiltProgram.run(build, in: folder)
    let report = try Self.report("report.json", in: folder)
    let leftover = try #require(report.warnings.last)
    try Self.setMode(0o755, of: "\(leftover.subject)/notes")
    #expect(run.code == 0)
    #expect(leftover.kind == "leftover-folder")
    #expect(run.complaintLines.last == "wikigen: warning: \(leftover.sentence)")
    #expect(run.output.contains("\n1 warning; see site/about.html\n"))
  }

  @Test func `counts the pages that are gone, and no other file`() async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    let before = try SiteFiles("site", in: folder)
    let run = try await BuiltProgram.run(
      [
        "build", "--fixtures", "--quiet", "--page-size", "500", "--images", "none", "--report",
        "report.json",
      ], in: folder)
    #expect(run.code == 0)
    let gone = try before.paths.subtracting(SiteFiles("site", in: folder).paths)
    #expect(gone.contains("characters/page-2.html"))
    #expect(gone.contains { $0.hasPrefix("images/") })
    #expect(
      try Self.report("report.json", in: folder).pages.removed
        == gone.count { $0.hasSuffix(".html") })
  }

  private static func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private static func report(_ path: String, in folder: TemporaryFolder) throws -> Report {
    let data = try Data(contentsOf: URL(filePath: "\(folder.path)/\(path)"))
    return try JSONDecoder().decode(Report.self, from: data)
  }
}
