import ArgumentParser
import Diagnostics
import Publishing

/// `wikigen check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the links, ids and paths of a site, whoever made it.",
    discussion: """
      Each finding is a line `file:line what`; with one or more the exit code is 65. Files that \
      nothing leads to from index.html are notes, and findings with --strict.
      """)

  /// Also those that faults know.
  static let settings: [Setting] = [.out, .config, .jobs, .strict]

  @Argument(
    help: ArgumentHelp("The folder of the site (default: that of --out).", valueName: "dir"))
  var folder: String?
  @Option(help: .of(.out)) var out: String?
  @Option(help: .of(.config)) var config: String?
  @Option(help: ArgumentHelp("Files to read at a time (default: the processors).", valueName: "n"))
  var jobs: String?
  @Flag(help: "Let files that nothing leads to be findings.") var strict = false
  @Flag(help: "Print the findings as JSON.") var json = false

  func run() async throws {
    let settings = try settings(in: .ofProcess())
    let site = try await SiteCheck(folder: settings.folder, jobs: settings.jobs).run()
    let report = CheckReport(site, of: settings.folder, isStrict: settings.isStrict)
    Console.ofProcess().write(json ? try report.json() : report.text)
    if report.isFaulty { throw Findings() }
  }

  func settings(in surroundings: Surroundings) throws(Fault) -> CheckSettings {
    if folder != nil, out != nil { throw Fault.twoFolders("wikigen check") }
    let given = ["out": folder ?? out, "config": config, "jobs": jobs].compactMapValues {
      $0.map { [$0] }
    }
    let flags = strict ? ["strict": ["true"]] : [:]
    return try CheckSettings(
      GivenFlags(values: given.merging(flags) { $1 }), surroundings: surroundings)
  }

  /// There was something to print.
  struct Findings: Error {}
}
