import Foundation

extension Console {
  /// The streams of this process.
  static func ofProcess() -> Console {
    let environment = Surroundings.ofProcess().environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let isUnattended = !["", "false"].contains(environment["CI"] ?? "")
    return Console(
      write: { write($0, to: .standardOutput) },
      complain: { write($0, to: .standardError) },
      progressStyle: isTerminal && !isUnattended ? .line : .log,
      ink: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty ? .coloured : .plain)
  }

  private static func write(_ text: String, to stream: FileHandle) {
    do {
      try stream.write(contentsOf: Data(text.utf8))
    } catch {
      // Nobody reads any more; there is no place left to say so, and the run goes on.
    }
  }
}
