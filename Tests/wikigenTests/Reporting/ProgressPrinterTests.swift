import Diagnostics
import Synchronization
import Testing

@testable import wikigen

/// What a printer writes, with a clock that the test moves.
private final class Recording: Sendable {
  private let text = Mutex("")
  private let time = Mutex(Duration.zero)

  var written: String { text.withLock { $0 } }

  func printer(
    _ style: ProgressPrinter.Style, _ verbosity: Verbosity = .normal
  ) -> ProgressPrinter {
    ProgressPrinter(
      style, verbosity, now: { self.time.withLock { $0 } },
      write: { line in self.text.withLock { $0 += line } })
  }

  func wait(_ duration: Duration) { time.withLock { $0 += duration } }
}

@Suite struct `The progress printer` {
  private let recording = Recording()

  @Test func `a log has a line every few seconds and one at the end of each stage`() {
    let printer = recording.printer(.log)
    printer.progress.report(.began(.fetching))
    for done in 1...42 {
      recording.wait(.milliseconds(300))
      printer.progress.report(.fetched(list: "character", done: done, total: 42))
    }
    printer.progress.report(.fetched(list: "episode", done: 3, total: 3))
    printer.progress.report(.retried(url: "http://a/b", reason: "answered 503"))
    printer.progress.report(.began(.importing))
    recording.wait(.milliseconds(1250))
    printer.finish()
    printer.finish()
    #expect(
      recording.written == """
        fetching: character 17 of 42
        fetching: character 34 of 42
        fetching: character 42, episode 3, 1 tried again, 12.6 s
        importing: done, 1.3 s

        """)
  }

  @Test func `a terminal has one line that changes and is gone at the end`() {
    let printer = recording.printer(.line)
    printer.progress.report(.began(.publishing))
    printer.progress.report(.wrote(done: 1204, total: 2000))
    printer.finish()
    #expect(
      recording.written
        == "\rpublishing: …\u{1B}[K\rpublishing: pages 1,204 of 2,000\u{1B}[K\r\u{1B}[K")
  }

  @Test func `a line is no longer than a terminal`() {
    let printer = recording.printer(.line)
    printer.progress.report(
      .retried(url: String(repeating: "x", count: 300), reason: "answered 503"))
    #expect(recording.written.count < 90)
  }

  @Test func `quietly nothing is written but times are kept`() {
    let printer = recording.printer(.log, .quiet)
    printer.progress.report(.began(.fetching))
    recording.wait(.seconds(60))
    printer.progress.report(.pictures(done: 1, total: 2))
    printer.finish()
    #expect(recording.written.isEmpty)
    #expect(printer.times == [StageTime(stage: .fetching, duration: .seconds(60))])
  }

  @Test(arguments: [ProgressPrinter.Style.line, .log])
  func `verbosely each event has a line`(style: ProgressPrinter.Style) {
    let printer = recording.printer(style, .verbose)
    printer.progress.report(.began(.fetching))
    printer.progress.report(.fetched(list: "a", done: 1, total: 2))
    printer.progress.report(.retried(url: "http://a\n", reason: "answered 503"))
    printer.progress.report(.paused(.seconds(30), reason: "answered 429"))
    printer.progress.report(.pictures(done: 1, total: 2))
    printer.finish()
    #expect(
      recording.written == """
        fetching: …
        fetching: a 1 of 2
        fetching: again http://a\\u{a}: answered 503
        fetching: pausing for 30.0 s: answered 429
        fetching: pictures 1 of 2
        fetching: a 1 of 2, pictures 1 of 2, 1 tried again, 0.0 s

        """)
  }

  @Test func `a count never goes back, and a stage that comes again adds to its time`() {
    let printer = recording.printer(.log, .verbose)
    for done in [2, 1] {
      printer.progress.report(.began(.rendering))
      printer.progress.report(.wrote(done: 2, total: 2))
      printer.progress.report(.wrote(done: done, total: 2))
      recording.wait(.seconds(2))
    }
    #expect(printer.times == [StageTime(stage: .rendering, duration: .seconds(4))])
    #expect(!recording.written.contains("pages 1 of 2"))
  }
}
