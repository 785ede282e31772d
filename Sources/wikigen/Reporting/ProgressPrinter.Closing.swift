import Diagnostics

extension ProgressPrinter {
  /// What a stage came to.
  struct Closing: Sendable {
    let stage: Fault.Stage
    /// In a stage that each source has.
    let source: String?
    /// `52 pages`, `86 pictures`
    let counts: [String]
    let retries: Int
    let duration: Duration
    /// Whether the stage came to its end.
    let isComplete: Bool

    /// `fetching tmdb: 52 pages, 3 retried, 12.6 s`; `fetching tmdb: stopped at 12 of 52 pages, 3.1 s`
    var logLine: String {
      let facts = [retriesText, duration.inSeconds].compactMap(\.self)
      return "\(stage.heading(source)): \(([outcome] + facts).joined(separator: ", "))"
    }

    private var outcome: String {
      let counts = counts.joined(separator: ", ")
      if isComplete { return counts.isEmpty ? "done" : counts }
      return counts.isEmpty ? "stopped" : "stopped at \(counts)"
    }

    /// Only a source's line stays; of the other stages the summary tells, and of what stopped a fault.
    func terminalLine(on terminal: Terminal) -> String? {
      guard let source, !counts.isEmpty, isComplete else { return nil }
      return TerminalLine(
        closing: source, counts, retries: retriesText, duration: duration.inSeconds, on: terminal
      ).text
    }

    private var retriesText: String? { retries > 0 ? "\(retries.grouped) retried" : nil }
  }
}
