import Diagnostics
import Synchronization

/// Shows on stderr how far a run is, and keeps how long each stage took.
///
/// A class with a lock, since the stages report from many tasks at once and do not wait for it.
final class ProgressPrinter: Sendable {
  private let style: Style
  private let verbosity: Verbosity
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// Between two lines of a log within one stage.
  private static let pause = Duration.seconds(5)
  private static let lineWidth = 79

  /// `now` is the time since any fixed moment.
  init(
    _ style: Style, _ verbosity: Verbosity, now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.style = style
    self.verbosity = verbosity
    self.now = now
    self.write = write
    state = Mutex(State(lastLine: now()))
  }

  /// What the stages report to.
  var progress: Progress { Progress { self.show($0) } }

  /// What each stage took until now, in the order of the run.
  var times: [StageTime] { state.withLock { $0.times(at: now()) } }

  /// Ends the last stage, and takes the line off a terminal. To be called before anything else is
  /// printed, after a fault too; a second call does nothing.
  func finish() { state.withLock { endStage(&$0) } }

  private func show(_ event: Progress.Event) {
    state.withLock { state in
      if case .began(let stage) = event {
        endStage(&state)
        state.begin(stage, at: now())
      }
      // One for each page: too much for anybody who did not ask.
      if case .remade = event, verbosity != .verbose { return }
      let line = state.line(for: event)
      switch (verbosity, style) {
      case (.quiet, _): return
      case (.verbose, _): write(line + "\n")
      case (.normal, .line): write("\r\(line.printable(upTo: Self.lineWidth - 1))\u{1B}[K")
      case (.normal, .log): log(line, &state)
      }
    }
  }

  private func log(_ line: String, _ state: inout State) {
    guard state.hasCounted, now() - state.lastLine >= Self.pause else { return }
    write(line + "\n")
    state.lastLine = now()
  }

  private func endStage(_ state: inout State) {
    guard let summary = state.end(at: now()) else { return }
    switch (verbosity, style) {
    case (.quiet, _): return
    case (.normal, .line): write("\r\u{1B}[K")
    case (.normal, .log), (.verbose, _): write(summary + "\n")
    }
    state.lastLine = now()
  }
}
