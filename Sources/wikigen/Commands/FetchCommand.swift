import ArgumentParser
import Diagnostics

/// `wikigen fetch`.
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch everything into the cache, without making a wiki.",
    discussion: """
      It asks for what changed since the last complete run, and goes on where an interrupted one \
      stopped. `wikigen build --offline` then makes the wiki. It asks the APIs and nothing else: \
      `--fixtures`, `--recorded` and `--offline` are refused.
      """)

  @OptionGroup var flags: BuildFlags

  func run() async throws {
    let settings = try BuildSettings(
      flags: flags.given, sources: SourceOutline.all, surroundings: .ofProcess())
    if let setting = settings.input.setting { throw Fault.nothingToFetch(setting) }
    try await FetchPipeline(settings: settings, console: .ofProcess()).fetch()
  }
}
