import ArgumentParser
import Diagnostics

/// `wikigen record`.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Fetch everything and write the answers into a folder.",
    discussion: """
      The folder of --out has the answers as they came, without any credential; `wikigen build \
      --recorded DIR` makes a wiki of them anywhere, without network.
      """)

  @OptionGroup var flags: BuildFlags

  func run() async throws {
    guard flags.out != nil else { throw Fault.noRecordingFolder() }
    let settings = try BuildSettings(
      flags: flags.given, sources: SourceOutline.all, surroundings: .ofProcess())
    try await FetchPipeline(settings: settings, console: .ofProcess()).record()
  }
}
