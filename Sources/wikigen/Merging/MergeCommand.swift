import ArgumentParser
import Diagnostics

/// `wikigen merge`.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the shares that builds with --shard made into one wiki.",
    discussion: """
      All shares of one plan must be there, whole and unchanged. What comes out is what one build \
      of all would have made, byte by byte, and takes the place of the former wiki as that of a \
      build does.
      """)

  /// Also those that faults know.
  static let settings: [Setting] = [
    .out, .config, .jobs, .changes, .force, .quiet, .verbose, .logFormat,
  ]

  @Argument(help: ArgumentHelp("The folder of each share.", valueName: "share"))
  var shares: [String] = []
  @Option(help: .of(.out)) var out: String?
  @Option(help: .of(.config)) var config: String?
  @Option(help: ArgumentHelp("Files to read at a time (default: the processors).", valueName: "n"))
  var jobs: String?
  @Option(help: .of(.changes)) var changes: String?
  @Flag(help: "Replace a folder that wikigen did not write, or a full wiki by a sample.")
  var force = false
  @Flag(help: .of(.quiet)) var quiet = false
  @Flag(help: .of(.verbose)) var verbose = false
  @Option(help: .of(.logFormat)) var logFormat: String?

  func run() async throws {
    try await MergePipeline(settings: settings(in: .ofProcess()), console: .ofProcess()).run()
  }

  func settings(in surroundings: Surroundings) throws(Fault) -> MergeSettings {
    let given = GivenFlags(
      [
        (.out, out), (.config, config), (.jobs, jobs), (.changes, changes), (.logFormat, logFormat),
      ],
      [(.force, force), (.quiet, quiet), (.verbose, verbose)], sources: [], sets: [])
    return try MergeSettings(shares, given, surroundings: surroundings)
  }
}
