import Foundation

extension Console {
  /// The streams of this process.
  static func ofProcess() -> Console {
    let environment = Surroundings.ofProcess().environment
    let isUnattended = !["", "false"].contains(environment["CI"] ?? "")
    let isColourful = (environment["NO_COLOR"] ?? "").isEmpty
    let terminal = Terminal.ofStandardError(environment, isColourful ? .coloured : .plain)
    return Console(
      write: { write($0, to: .standardOutput) },
      complain: { write($0, to: .standardError) },
      progressStyle: isUnattended ? .log : terminal.map { .bar($0) } ?? .log,
      ink: terminal?.ink ?? .plain)
  }

  private static func write(_ text: String, to stream: FileHandle) {
    do {
      try stream.write(contentsOf: Data(text.utf8))
    } catch {
      // Nobody reads any more; there is no place left to say so, and the run goes on.
    }
  }
}
