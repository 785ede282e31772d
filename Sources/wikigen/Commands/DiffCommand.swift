import ArgumentParser
import Diagnostics

/// `wikigen diff`.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what changed between the last two complete runs.",
    discussion: """
      It compares what is in the cache and asks no API. With two folders it compares what \
      `wikigen record` wrote into them.
      """)

  @Argument(help: "Two recordings to compare instead.") var recordings: [String] = []
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var flags: BuildFlags

  func run() async throws {
    guard recordings.isEmpty || recordings.count == 2 else { throw Fault.oddRecordings() }
    for setting in [Setting.fixtures, .recorded] where flags.given.value(of: setting) != nil {
      throw Fault.nothingToCompare(setting)
    }
    let console = Console.ofProcess()
    let differences =
      if recordings.isEmpty {
        try await KeptDifferences(settings(), console: console).all
      } else {
        try await RecordedDifferences(
          from: settings(recordings[0]), to: settings(recordings[1])
        ).all
      }
    let listing = try DifferenceListing(differences, words: settings())
    console.write(try json ? listing.json() : listing.text())
  }

  private func settings(_ recording: String? = nil) throws(Fault) -> BuildSettings {
    let given = flags.given
    let own = recording.map { ["recorded": [$0], "images": ["none"]] } ?? ["offline": ["true"]]
    return try BuildSettings(
      flags: GivenFlags(values: given.values.merging(own) { $1 }, sets: given.sets),
      sources: SourceOutline.all, surroundings: .ofProcess())
  }
}
