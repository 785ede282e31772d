import ArgumentParser
import Diagnostics

/// `wikigen doctor`.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Tell whether a build could run here, and what is missing.",
    discussion: """
      It takes the flags of build, asks each source once, and writes nothing. The exit code is that \
      of the first thing that would stop a build, or 0.
      """)

  @OptionGroup var flags: BuildFlags

  func run() async throws {
    let rows = await examination(in: .ofProcess(), now: AnswerCache.systemTime()).rows()
    Console.ofProcess().write(DoctorTable(rows).text)
    if let obstacle = rows.compactMap(\.obstacle).first { throw Obstacle(category: obstacle) }
  }

  func examination(in surroundings: Surroundings, now: Int) -> Examination {
    Examination(flags: flags.given, surroundings: surroundings, now: now)
  }

  /// There was something to print.
  struct Obstacle: Error {
    let category: Fault.Category
  }
}
