import Diagnostics
import Synchronization
import Testing

@testable import wikigen

@Suite struct `The warning printer` {
  private final class Text: Sendable {
    let value = Mutex("")
  }

  private func printed(_ warnings: [Warning], ink: Ink = .plain) -> String {
    let text = Text()
    let console = Console(
      write: { _ in }, complain: { line in text.value.withLock { $0 += line } },
      progressStyle: .log, ink: ink)
    WarningPrinter(console).print(warnings)
    return text.value.withLock { $0 }
  }

  @Test func `of each kind a few are printed`() {
    let links = (1...12).map { Warning(.oneSidedLink, subject: "\($0)", "Link \($0) is alone.") }
    let picture = Warning(.missingPicture, subject: "x", "The picture is gone.")
    let lines = printed([picture] + links).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0] == "wikigen: warning: Link 1 is alone.")
    #expect(lines[9] == "wikigen: warning: Link 10 is alone.")
    #expect(lines[10] == "wikigen: warning: and 2 more of one-sided-link.")
    #expect(lines[11] == "wikigen: warning: The picture is gone.")
  }

  @Test func `on a terminal the label has a colour`() {
    let warning = Warning(.duplicate, subject: "x", "It is there twice.")
    #expect(
      printed([warning], ink: .coloured)
        == "wikigen: \u{1B}[33mwarning:\u{1B}[0m It is there twice.\n")
  }
}
