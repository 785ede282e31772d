import ArgumentParser
import Diagnostics

/// `wikigen sources`.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "List the APIs, how they are set up and what is kept of them.",
    discussion: """
      It asks nobody and changes nothing. It neither waits for a run that has the cache nor keeps \
      one from it.
      """)

  /// Also those that faults know.
  static let settings: [Setting] = [.config, .cache]

  @Option(help: .of(.config)) var config: String?
  @Option(help: .of(.cache)) var cache: String?

  func run() throws {
    Console.ofProcess().write(
      try listing(of: SourceOutline.all, in: .ofProcess(), now: AnswerCache.systemTime()).text)
  }

  func listing(
    of sources: [SourceOutline], in surroundings: Surroundings, now: Int
  ) throws(Fault) -> SourceListing {
    let given = ["config": config, "cache": cache].compactMapValues { $0.map { [$0] } }
    return try SourceListing(
      sources, flags: GivenFlags(values: given), surroundings: surroundings, now: now)
  }
}
