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

  /// The text of the drawing that is on the screen.
  var shown: String {
    let last = written.split(separator: "\r").last.map(String.init) ?? ""
    return last.replacing("\u{1B}[K", with: "")
  }
}

extension ProgressPrinter {
  fileprivate func fetch(_ list: String, _ done: Int, of total: Int) {
    progress.report(.fetched(list: list, in: .page, done: done, total: total))
  }
}

@Suite struct `The progress printer` {
  private let recording = Recording()

  @Test func `a log has a line every few seconds and one at the end of each stage`() {
    let printer = recording.printer(.log)
    printer.progress.report(.began(.fetching, of: "solar"))
    for done in 1...42 {
      recording.wait(.milliseconds(300))
      printer.fetch("moon", done, of: 42)
      if done == 20 { printer.progress.report(.retried(url: "http://a/b", reason: "answered 503")) }
    }
    printer.progress.report(.fetched(list: "planet", in: .detail, done: 3, total: 3))
    printer.progress.report(.began(.importing))
    recording.wait(.milliseconds(1250))
    printer.finish()
    printer.finish()
    #expect(
      recording.written == """
        fetching solar: moon 17 of 42 pages, 3.3/s, 0:08 left
        fetching solar: moon 34 of 42 pages, 3.3/s, 1 retried, 0:03 left
        fetching solar: 42 pages, 3 details, 1 retried, 12.6 s
        importing: done, 1.3 s

        """)
  }

  @Test func `a log tells what stopped from what is done`() {
    let printer = recording.printer(.log)
    printer.progress.report(.began(.fetching, of: "solar"))
    printer.fetch("moon", 3, of: 42)
    recording.wait(.milliseconds(1250))
    printer.stop()
    printer.stop()
    printer.finish()
    printer.progress.report(.began(.fetching, of: "lunar"))
    printer.stop()
    printer.progress.report(.began(.importing))
    printer.finish()
    printer.stop()
    #expect(
      recording.written == """
        fetching solar: stopped at 3 of 42 pages, 1.3 s
        fetching lunar: stopped, 0.0 s
        importing: done, 0.0 s

        """)
  }

  @Test func `a terminal keeps no line of what stopped`() {
    let printer = recording.printer(.bar(.sample(columns: 80)))
    printer.progress.report(.began(.fetching, of: "solar"))
    printer.fetch("moon", 3, of: 42)
    printer.stop()
    #expect(recording.written.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `a log says that nothing comes`() {
    let printer = recording.printer(.log)
    printer.progress.report(.began(.fetching, of: "solar"))
    for _ in 1...14 {
      recording.wait(.seconds(5))
      printer.refresh()
    }
    printer.progress.report(.retried(url: "http://a/b", reason: "answered 503"))
    printer.progress.report(.paused(.seconds(2), reason: "answered 503"))
    #expect(
      recording.written == """
        fetching solar: nothing yet
        fetching solar: nothing yet
        fetching solar: nothing yet, 1 retried

        """)
  }

  @Test func `a log says what a run waits for`() {
    let printer = recording.printer(.log)
    printer.progress.report(.began(.fetching, of: "solar"))
    printer.fetch("moon", 1, of: 9)
    recording.wait(.seconds(6))
    printer.progress.report(.paused(.seconds(30), reason: "answered 429"))
    #expect(recording.written == "fetching solar: moon 1 of 9 pages, waiting 0:30: answered 429\n")
  }

  @Test func `a terminal has a line that changes and stays, short, when a source is done`() {
    let printer = recording.printer(.bar(.sample(columns: 80)))
    printer.progress.report(.began(.fetching, of: "solar"))
    for done in 1...5 {
      printer.fetch("moon", done, of: 5)
      recording.wait(.seconds(1))
    }
    printer.progress.report(.began(.publishing))
    printer.progress.report(.wrote(done: 1204, total: 2000))
    recording.wait(.milliseconds(100))
    printer.progress.report(.wrote(done: 1600, total: 2000))
    printer.finish()
    #expect(
      recording.written.replacing("\u{1B}[K", with: "~").split(separator: "\r") == [
        "solar  …~",
        "solar  moon ███████░░░░░░░░░░░░  2 of 5 pages~",
        "solar  moon ███████████░░░░░░░░  3 of 5 pages · 1.0/s~",
        "solar  moon ███████████████░░░░  4 of 5 pages · 1.0/s~",
        "solar  moon ███████████████████  5 of 5 pages · 1.0/s~",
        "~solar  5 pages · 5.0 s\n", "publishing  …~",
        "publishing  pages ████████░░░  1,600 of 2,000~", "~",
      ])
  }

  @Test func `a terminal's line is drawn ten times a second at most`() {
    let printer = recording.printer(.bar(.sample(columns: 80)))
    printer.progress.report(.began(.fetching, of: "solar"))
    for done in 1...1000 {
      recording.wait(.milliseconds(1))
      printer.fetch("moon", done, of: 1000)
    }
    #expect(recording.written.count { $0 == "\r" } == 11)
  }

  @Test func `a pause grows shorter while nothing happens`() {
    let printer = recording.printer(.bar(.sample(columns: 80)))
    printer.refresh()
    #expect(recording.written.isEmpty)
    printer.progress.report(.began(.fetching, of: "solar"))
    printer.fetch("moon", 1, of: 4)
    recording.wait(.milliseconds(100))
    printer.progress.report(.paused(.seconds(30), reason: "answered 429"))
    #expect(
      recording.shown
        == "solar  moon ████░░░░░░░░░░░░░░░  1 of 4 pages · waiting 0:30: answered 429"
    )
    recording.wait(.milliseconds(18_500))
    printer.refresh()
    #expect(recording.shown.hasSuffix(" · waiting 0:12: answered 429"))
    recording.wait(.seconds(12))
    printer.refresh()
    #expect(recording.shown == "solar  moon ████░░░░░░░░░░░░░░░  1 of 4 pages")
  }

  @Test func `a stage that told nothing leaves nothing on a terminal`() {
    let printer = recording.printer(.bar(.sample(columns: 80)))
    printer.progress.report(.began(.fetching, of: "solar"))
    printer.finish()
    printer.finish()
    #expect(recording.written == "\rsolar  …\u{1B}[K\r\u{1B}[K")
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

  @Test(arguments: [true, false])
  func `verbosely each event has a line`(isTerminal: Bool) {
    let style = isTerminal ? ProgressPrinter.Style.bar(.sample(columns: 80)) : .log
    let printer = recording.printer(style, .verbose)
    printer.progress.report(.began(.fetching, of: "solar"))
    printer.fetch("a", 1, of: 2)
    printer.progress.report(.retried(url: "http://a\n", reason: "answered 503"))
    printer.progress.report(.paused(.seconds(30), reason: "answered 429"))
    printer.progress.report(.pictures(done: 1, total: 2))
    printer.refresh()
    printer.finish()
    #expect(
      recording.written == """
        fetching: …
        fetching: a 1 of 2
        fetching: again http://a\\u{a}: answered 503
        fetching: pausing for 30.0 s: answered 429
        fetching: pictures 1 of 2
        fetching solar: 1 of 2 pages, 1 of 2 pictures, 1 retried, 0.0 s

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

  @Test func `a heartbeat beats until it is stopped`() async {
    let (beats, continuation) = AsyncStream.makeStream(of: Void.self)
    let heartbeat = Heartbeat(every: 1) { continuation.yield() }
    var iterator = beats.makeAsyncIterator()
    for _ in 1...3 { await iterator.next() }
    heartbeat.stop()
    heartbeat.stop()
  }
}
