import ArgumentParser
import Diagnostics

/// `wikigen fetch`.
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch everything into the cache, without making a wiki.",
    discussion: """
      It asks for what changed since the last complete run, and goes on where an interrupted one \
      stopped. `wikigen build --offline` then makes the wiki.
      """)

  @OptionGroup var flags: BuildFlags

  func run() async throws {
    let given = flags.given
    try given.refuse([.fixtures, .recorded, .offline], for: "wikigen fetch", "asks the APIs")
    let settings = try BuildSettings(
      flags: given, sources: SourceOutline.all, surroundings: .ofProcess())
    try await FetchPipeline(settings: settings, console: .ofProcess()).fetch()
  }
}
