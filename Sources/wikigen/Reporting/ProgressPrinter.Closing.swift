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

    /// `fetching tmdb: 52 pages, 3 retried, 12.6 s`
    var logLine: String {
      let counts = counts.isEmpty ? ["done"] : counts
      let facts = [retriesText, duration.inSeconds].compactMap(\.self)
      return "\(stage.heading(source)): \((counts + facts).joined(separator: ", "))"
    }

    /// Only a source's line stays; of the other stages the summary tells.
    func terminalLine(on terminal: Terminal) -> String? {
      guard let source, !counts.isEmpty else { return nil }
      return TerminalLine(
        closing: source, counts, retries: retriesText, duration: duration.inSeconds, on: terminal
      ).text
    }

    private var retriesText: String? { retries > 0 ? "\(retries.grouped) retried" : nil }
  }
}
