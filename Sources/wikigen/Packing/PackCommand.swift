import ArgumentParser
import Diagnostics

/// `wikigen pack`.
struct PackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Make one file of a wiki, or a copy with compressed files.",
    discussion: """
      It packs what wikigen wrote, held against the manifest; files of others are named and left \
      out. --zip gives the same bytes each time; SOURCE_DATE_EPOCH is the time that its files bear. \
      --zim wants zim-tools (apt install zim-tools).
      """)

  /// Also those that faults know.
  static let settings: [Setting] = [.out, .config, .jobs]

  @Argument(
    help: ArgumentHelp("The folder of the wiki (default: that of --out).", valueName: "dir"))
  var folder: String?
  @Option(help: ArgumentHelp("The folder of the wiki (default: site).", valueName: "dir"))
  var out: String?
  @Option(help: .of(.config)) var config: String?
  @Option(help: ArgumentHelp("Pack it as a ZIP archive.", valueName: "file")) var zip: String?
  @Option(help: ArgumentHelp("Pack it as a ZIM file, for Kiwix.", valueName: "file"))
  var zim: String?
  @Option(
    help: ArgumentHelp(
      "Copy it into a folder, with .gz beside the files, and .br where brotli is installed.",
      valueName: "dir"))
  var precompress: String?
  @Option(
    help: ArgumentHelp("Files to compress at a time (default: the processors).", valueName: "n"))
  var jobs: String?

  func run() async throws {
    try await PackPipeline(settings: settings(in: .ofProcess()), console: .ofProcess()).run()
  }

  func settings(in surroundings: Surroundings) throws(Fault) -> PackSettings {
    if folder != nil, out != nil { throw Fault.twoFolders("wikigen pack") }
    let given = ["out": folder ?? out, "config": config, "jobs": jobs].compactMapValues {
      $0.map { [$0] }
    }
    let targets = PackSettings.Targets(zip: zip, zim: zim, precompressed: precompress)
    return try PackSettings(targets, GivenFlags(values: given), surroundings: surroundings)
  }
}
