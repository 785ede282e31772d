import Foundation
import Testing

@Suite struct `A run that is refused` {
  /// `files` are laid out beside the site first.
  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var files: [String: String] = [:]
    let arguments: [String]
    let code: Int32
    /// `FOLDER` stands for the folder that the program runs in.
    let sentence: String
  }

  private static let refusals = [
    Refusal(
      testDescription: "a wrong flag", arguments: ["--fixture"], code: 64,
      sentence: "command line: --fixture is no flag of wikigen build. Write --fixtures."),
    Refusal(
      testDescription: "a wrong value", arguments: ["--fixtures", "--page-size", "none"], code: 64,
      sentence: """
        command line: --page-size is 'none' where a whole number from 1 to 500 is due. Change it, \
        or leave it out (default: 20).
        """),
    Refusal(
      testDescription: "two inputs", arguments: ["--fixtures", "--recorded", "."], code: 64,
      sentence: "command line: --fixtures excludes --recorded. Leave one of them out."),
    Refusal(
      testDescription: "an unknown key", arguments: ["--fixtures", "--set", "site.titel=x"],
      code: 78,
      sentence: "configuration: --set site.titel is no setting of wikigen. Write site.title."),
    Refusal(
      testDescription: "an unknown key in wikigen.yml",
      files: ["wikigen.yml": "site:\n  titel: Ours\n"], arguments: ["--fixtures"], code: 78,
      sentence: "configuration: wikigen.yml:2: site.titel is no setting of wikigen. "
        + "Write site.title."),
    Refusal(
      testDescription: "a broken wikigen.yml", files: ["wikigen.yml": "site: [\n"],
      arguments: ["--fixtures"], code: 78,
      sentence: "configuration: wikigen.yml:2 is not YAML: did not find expected node content. "
        + "Correct it, or leave the file out."),
    Refusal(
      testDescription: "no recording", arguments: ["--recorded", "nowhere"], code: 78,
      sentence: "configuration: nowhere is no folder that can be read. Correct --recorded."),
    Refusal(
      testDescription: "an unknown name in a template",
      files: ["Templates/rickandmorty/character.md": "# Title\n\n{{entry.titel}}\n"],
      arguments: ["--fixtures"], code: 78,
      sentence: "rendering: Templates/rickandmorty/character.md:3 uses 'entry.titel', which "
        + "EntryFrame does not have. The nearest name is 'title'."),
    Refusal(
      testDescription: "an open section in a template",
      files: ["mine/pages/list.md": "# Title\n\n{{#entries}}\n"],
      arguments: ["--fixtures", "--templates", "mine"], code: 78,
      sentence: "rendering: mine/pages/list.md:3 opens 'entries', which is never closed. "
        + "Close it with {{/entries}}."),
    Refusal(
      testDescription: "a file in the way", files: ["notes": "mine"],
      arguments: ["--fixtures", "--out", "notes"], code: 73,
      sentence: "publishing: FOLDER/notes is a file where a folder is due. Move it away, or name "
        + "a folder with --out."),
    Refusal(
      testDescription: "a file for a parent", files: ["notes": "mine"],
      arguments: ["--fixtures", "--out", "notes/site"], code: 73,
      sentence: "publishing: FOLDER/notes is a file where a folder is due. Move it away, or name "
        + "a folder with --out."),
    Refusal(
      testDescription: "a folder that is not ours", files: ["notes/todo.txt": "mine"],
      arguments: ["--fixtures", "--out", "notes"], code: 73,
      sentence: "publishing: notes is not empty and no site of wikigen's: it has no "
        + "wikigen-manifest.json. Choose another folder with --out, or add --force to build into "
        + "this one."),
    Refusal(
      testDescription: "a report that can't be written", files: ["notes": "mine"],
      arguments: ["--fixtures", "--report", "notes/report.json"], code: 73,
      sentence: "publishing: notes/report.json can't be written. Let --report name a file in a "
        + "folder that you may write to."),
    Refusal(
      testDescription: "a report in the wiki",
      arguments: ["--fixtures", "--report", "site/r.json"], code: 78,
      sentence: "configuration: site/r.json lies in the folder of the wiki, which a build replaces "
        + "as a whole. Let --report name a file outside of that folder."),
    Refusal(
      testDescription: "a report in the place of the list of changes",
      arguments: ["--fixtures", "--report", "x", "--changes", "./x"], code: 78,
      sentence: "configuration: x is what both --report and --changes name. Let --changes name "
        + "another file."),
  ]

  @Test(arguments: refusals)
  func `says why in one sentence and leaves everything as it was`(refusal: Refusal) async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    for (file, text) in refusal.files { try folder.write(text, to: file) }
    let before = try SiteFiles(folder.path)
    let run = try await BuiltProgram.run(["build"] + refusal.arguments, in: folder)
    #expect(run.code == refusal.code)
    #expect(run.output == "")
    #expect(
      run.complaints
        == "wikigen: \(refusal.sentence.replacing("FOLDER", with: folder.path))\n")
    #expect(try SiteFiles(folder.path).differences(from: before).isEmpty)
  }

  @Test func `by a warning under --strict keeps the old site`() async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet", "--page-size", "50"], in: folder)
    let before = try SiteFiles(folder.path)
    let site = try SiteFiles("site", in: folder)
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--strict", "--quiet", "--report", "report.json"], in: folder)
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(
      run.complaintLines == [
        "wikigen: warning: characters/86 names episodes/18, which does not name it back; "
          + "the wiki shows the link on both.",
        "wikigen: planning: 1 warning stops the build because of --strict. "
          + "Mend what they name, or build without --strict.",
      ])
    var after = try SiteFiles(folder.path).paths
    #expect(after.remove("report.json") != nil)
    #expect(after == before.paths)
    #expect(try SiteFiles("site", in: folder) == site)
  }

  @Test func `for its address does not repeat it, for it may hold a password`() async throws {
    let folder = try TemporaryFolder()
    let environment = ["WIKIGEN_RICKANDMORTY_URL": "https://me:s3cret@127.0.0.1:1/api"]
    let build = try await BuiltProgram.run(["build"], in: folder, environment)
    #expect(build.code == 78)
    #expect(build.complaints.hasPrefix("wikigen: configuration: WIKIGEN_RICKANDMORTY_URL is not "))
    let sources = try await BuiltProgram.run(["sources"], in: folder, environment)
    #expect(sources.code == 78)
    #expect(sources.complaints == build.complaints)
    #expect(!(build.complaints + build.output + sources.output).contains("s3cret"))
  }

  @Test(.enabled(if: geteuid() != 0, "the root user may write anywhere"))
  func `by a parent that may not be written keeps what is there`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("closed")
    let closed = "\(folder.path)/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--out", "closed/site"], in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    #expect(run.code == 73)
    #expect(run.output == "")
    #expect(run.complaintLines.count == 1)
    #expect(run.complaints.hasPrefix("wikigen: publishing: \(closed) can't be written:"))
    #expect(try SiteFiles(folder.path).paths.isEmpty)
  }

  @Test func `for a folder that is not ours is not refused when forced, and keeps what is there`()
    async throws
  {
    let folder = try TemporaryFolder(["notes/todo.txt": "mine"])
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--force", "--out", "notes"], in: folder)
    #expect(run.code == 0)
    let files = try SiteFiles("notes", in: folder)
    #expect(files.text("todo.txt") == "mine")
    #expect(files.paths.contains("index.html"))
  }
}
