import Foundation
import Logging

extension Console {
  /// The streams of this process.
  static func ofProcess() -> Console {
    let environment = Surroundings.ofProcess().environment
    let isUnattended = !["", "false"].contains(environment["CI"] ?? "")
    let isColourful = (environment["NO_COLOR"] ?? "").isEmpty
    if LogFormat(arguments: CommandLine.arguments.dropFirst(), environment: environment) == .json {
      return log(
        now: AnswerCache.systemTime, to: StandardStreams.complain, printing: StandardStreams.write)
    }
    let terminal = Terminal.ofStandardError(environment, isColourful ? .coloured : .plain)
    return Console(
      write: StandardStreams.write,
      complain: StandardStreams.complain,
      progressStyle: isUnattended ? .log : terminal.map { .bar($0) } ?? .log,
      ink: terminal?.ink ?? .plain)
  }

  /// Whose stderr is a line of JSON for each remark.
  static func log(
    now: @escaping @Sendable () -> Int, to log: @escaping @Sendable (String) -> Void,
    printing write: @escaping @Sendable (String) -> Void
  ) -> Console {
    var console = Console(write: write, complain: log, progressStyle: .log, ink: .plain)
    console.logger = Logger(label: Program.name) { _ in JSONLogHandler(now: now, write: log) }
    return console
  }
}
