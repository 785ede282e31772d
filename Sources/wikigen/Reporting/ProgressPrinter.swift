import Diagnostics
import Synchronization

/// Shows on stderr how far a run is, and keeps how long each stage took.
///
/// A class with a lock, since the stages report from many tasks at once and do not wait for it.
final class ProgressPrinter: Sendable {
  private let style: Style
  private let verbosity: Verbosity
  private let now: @Sendable () -> Duration
  /// A part of a terminal's line.
  private let write: @Sendable (String) -> Void
  /// A line that stays, of what.
  private let tell: @Sendable (String, Fault.Stage?, String?) -> Void
  private let state: Mutex<State>

  /// Between two lines of a log within one stage.
  private static let pause = Duration.seconds(5)
  /// After so long without a line a log says that the run still waits.
  private static let silence = Duration.seconds(30)
  /// Between two drawings of a terminal's line: more often nobody sees.
  private static let frame = Duration.milliseconds(100)

  /// `now` is the time since any fixed moment; lines that stay are written too, unless somebody else
  /// is told of them.
  init(
    _ style: Style, _ verbosity: Verbosity, now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void,
    tell: (@Sendable (String, Fault.Stage?, String?) -> Void)? = nil
  ) {
    self.style = style
    self.verbosity = verbosity
    self.now = now
    self.write = write
    self.tell = tell ?? { line, _, _ in write(line + "\n") }
    state = Mutex(State(lastLine: now()))
  }

  /// What the stages report to.
  var progress: Progress { Progress { self.show($0) } }

  /// What each stage took until now, in the order of the run.
  var times: [StageTime] { state.withLock { $0.times(at: now()) } }

  /// Ends the last stage, and takes the line off a terminal. To be called before anything else is
  /// printed; a second call does nothing.
  func finish() { state.withLock { endStage(&$0, at: now()) } }

  /// Ends the last stage as one that did not come to its end, if it did not. To be called before it is told why.
  func stop() { state.withLock { endStage(&$0, at: now(), isComplete: false) } }

  /// Draws a terminal's line as it is now: a pause grows shorter while nothing happens. A log has a line now and then.
  func refresh() {
    state.withLock { state in
      switch (verbosity, style) {
      case (.quiet, _): return
      case (.normal, .bar(let terminal)): draw(&state, on: terminal, at: now())
      case (.normal, .log), (.verbose, _): log(&state, at: now(), after: Self.silence)
      }
    }
  }

  private func show(_ event: Progress.Event) {
    state.withLock { state in
      let time = now()
      var isNew = false
      if case .began(let stage, let source) = event {
        endStage(&state, at: time)
        state.begin(stage, of: source, at: time)
        isNew = true
      }
      // One for each page: too much for anybody who did not ask.
      if case .remade = event, verbosity != .verbose { return }
      state.note(event, at: time)
      switch (verbosity, style) {
      case (.quiet, _): return
      case (.verbose, _):
        tell(state.words(for: event), state.stage, state.source)
        state.lastLine = time
      case (.normal, .log):
        if state.hasNews { log(&state, at: time, after: Self.pause) }
      case (.normal, .bar(let terminal)):
        if isNew || time - state.lastLine >= Self.frame { draw(&state, on: terminal, at: time) }
      }
    }
  }

  private func log(_ state: inout State, at time: Duration, after pause: Duration) {
    guard time - state.lastLine >= pause, let facts = state.facts(at: time) else { return }
    tell(facts.logLine, facts.stage, facts.source)
    state.lastLine = time
  }

  private func draw(_ state: inout State, on terminal: Terminal, at time: Duration) {
    guard let facts = state.facts(at: time) else { return }
    write("\r" + TerminalLine(facts, on: terminal).text + "\u{1B}[K")
    state.lastLine = time
  }

  private func endStage(_ state: inout State, at time: Duration, isComplete: Bool = true) {
    guard let closing = state.end(at: time, isComplete: isComplete) else { return }
    switch (verbosity, style) {
    case (.quiet, _): return
    case (.normal, .bar(let terminal)):
      write(Terminal.eraser + (closing.terminalLine(on: terminal).map { $0 + "\n" } ?? ""))
    case (.normal, .log), (.verbose, _): tell(closing.logLine, closing.stage, closing.source)
    }
    state.lastLine = time
  }
}
