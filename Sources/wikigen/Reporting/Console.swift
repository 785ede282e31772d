import Logging

/// Where the program prints: stdout has what was asked for, stderr all else.
struct Console: Sendable {
  let write: @Sendable (String) -> Void
  let complain: @Sendable (String) -> Void
  /// How stderr shows progress.
  let progressStyle: ProgressPrinter.Style
  let ink: Ink
  /// Who is told instead, where stderr is a log for programs.
  var logger: Logger?
}
