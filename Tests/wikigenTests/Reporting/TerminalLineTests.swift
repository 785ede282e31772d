import Diagnostics
import Testing

@testable import wikigen

@Suite struct `A line of a terminal` {
  private static func facts(
    source: String? = "tmdb", name: String = "movie", noun: String = "detail", done: Int = 412,
    total: Int = 1000, rate: Double? = 19.62, retries: Int = 3,
    pause: (time: Duration, reason: String)? = nil, timeLeft: Duration? = .milliseconds(30_100)
  ) -> ProgressFacts {
    ProgressFacts(
      stage: .publishing, source: source,
      count: ProgressCount(name: name, noun: noun, done: done, total: total), rate: rate,
      retries: retries, pause: pause, timeLeft: timeLeft)
  }

  @Test(arguments: [
    (200, "tmdb  movie █████████░░░░░░░░░░░░░░░    412 of 1,000 · 19.6/s · 3 retried · 0:31 left"),
    (80, "tmdb  movie ███████░░░░░░░░░░    412 of 1,000 · 19.6/s · 3 retried · 0:31 left"),
    (60, "tmdb  movie ███░░░░░    412 of 1,000 · 19.6/s · 0:31 left"),
    (50, "tmdb  movie ███░░░░░    412 of 1,000 · 0:31 left"),
    (40, "tmdb  movie    412 of 1,000 · 0:31 left"), (30, "tmdb  movie    412 of 1,000"),
    (20, "tmdb  movie  412 o…"), (2, "…"), (1, "…"), (0, "…"),
  ])
  func `has the facts that there is room for`(columns: Int, text: String) {
    let line = TerminalLine(Self.facts(), on: .sample(columns: columns)).text
    #expect(line == text)
    #expect(line.count < max(columns, 2))
  }

  @Test(arguments: 0...120)
  func `never fills the last column`(columns: Int) {
    let pause = (time: Duration.seconds(90), reason: String(repeating: "x", count: 300))
    for glyphs in [Terminal.Glyphs.unicode, .ascii] {
      let terminal = Terminal.sample(columns: columns, glyphs)
      let lines = [
        TerminalLine(Self.facts(), on: terminal),
        TerminalLine(Self.facts(pause: pause), on: terminal),
        TerminalLine(
          closing: "tmdb", ["500 pages", "10,000 details"], retries: "3 retried",
          duration: "512.0 s", on: terminal),
      ]
      for line in lines { #expect(line.text.count < max(columns, 2), "\(line.text)") }
    }
  }

  @Test func `is plain where the locale knows ASCII only`() {
    #expect(
      TerminalLine(Self.facts(), on: .sample(columns: 80, .ascii)).text
        == "tmdb  movie #######----------    412 of 1,000, 19.6/s, 3 retried, 0:31 left")
  }

  @Test func `has its bar in colour, which takes no room`() {
    let plain = TerminalLine(Self.facts(), on: .sample(columns: 80)).text
    let coloured = TerminalLine(Self.facts(), on: .sample(columns: 80, .unicode, .coloured)).text
    #expect(coloured.contains("\u{1B}[32m███████\u{1B}[0m░"))
    #expect(
      coloured.replacing("\u{1B}[32m", with: "").replacing("\u{1B}[0m", with: "") == plain)
  }

  @Test func `names the stage where there is no source`() {
    #expect(
      TerminalLine(
        Self.facts(source: nil, name: "pages", noun: "page", rate: nil, retries: 0, timeLeft: nil),
        on: .sample(columns: 80)
      ).text == "publishing  pages ████░░░░░░░    412 of 1,000")
  }

  @Test(arguments: [
    (80, "tmdb  500 pages, 10,000 details · 3 retried · 512.0 s"),
    (50, "tmdb  500 pages, 10,000 details · 512.0 s"), (40, "tmdb  500 pages, 10,000 details"),
    (20, "tmdb  500 pages, 1…"),
  ])
  func `that stays has what there is room for`(columns: Int, text: String) {
    #expect(
      TerminalLine(
        closing: "tmdb", ["500 pages", "10,000 details"], retries: "3 retried",
        duration: "512.0 s", on: .sample(columns: columns)
      ).text == text)
  }

  @Test(arguments: [
    (0.04, nil), (0.25, "0.3/s"), (19.62, "19.6/s"), (99.94, "99.9/s"), (99.96, "100/s"),
    (1204.4, "1,204/s"),
  ])
  func `has a rate that reads well`(rate: Double, text: String?) {
    #expect(Self.facts(rate: rate).rateText == text)
  }

  @Test(arguments: [
    (Duration.zero, "0:00"), (.milliseconds(200), "0:01"), (.seconds(59), "0:59"),
    (.seconds(65), "1:05"), (.seconds(3_723), "1:02:03"),
  ])
  func `has times as a clock has them`(time: Duration, text: String) {
    #expect(time.onAClock == text)
  }
}
