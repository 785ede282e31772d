import Diagnostics
import Testing

@testable import wikigen

@Suite struct `The report of a build` {
  private static let warning = Warning(
    .oneSidedLink, subject: "characters/125", "Location 18 does not list character 125.")

  private static func sample(
    warnings: [Warning] = [warning], lateWarnings: [Warning] = [], fault: Fault? = nil
  ) -> BuildReport {
    BuildReport(
      entries: [
        .init(collection: "characters", count: 1826), .init(collection: "episodes", count: 1),
      ],
      skipped: [SkippedSource(source: "tmdb", reason: "it needs KEY")],
      pages: .init(total: 2204, written: 2204, removed: 3),
      requests: .init(
        sent: 52, revalidated: 7, skipped: 9, retried: 1, failed: 0, received: 1_000_000),
      pictures: .init(total: 826, placed: 820, missing: 6), warnings: warnings,
      lateWarnings: lateWarnings, fault: fault, bytes: 5_000_000,
      times: [
        StageTime(stage: .fetching, duration: .milliseconds(2100)),
        StageTime(stage: .publishing, duration: .milliseconds(1100)),
      ], peakMemoryBytes: 1024)
  }

  @Test func `the summary says what was written, where, and what to open`() {
    #expect(
      Self.sample().summary(output: "site") == """
        Wrote 2,204 pages (1,826 characters, 1 entry in episodes) to site in 3.2 s.
        Open site/index.html
        1 warning; see site/about.html

        """)
  }

  @Test func `without warnings the summary has none`() {
    #expect(
      BuildReport(pages: .init(total: 1)).summary(output: "/a") == """
        Wrote 1 page to /a in 0.0 s.
        Open /a/index.html

        """)
  }

  @Test func `the JSON has sorted keys and every number`() throws {
    #expect(
      try Self.sample().json() == """
        {
          "bytes" : 5000000,
          "entries" : {
            "characters" : 1826,
            "episodes" : 1
          },
          "pages" : {
            "removed" : 3,
            "total" : 2204,
            "unchanged" : 0,
            "written" : 2204
          },
          "peakMemoryBytes" : 1024,
          "pictures" : {
            "missing" : 6,
            "placed" : 820,
            "total" : 826
          },
          "requests" : {
            "failed" : 0,
            "received" : 1000000,
            "retried" : 1,
            "revalidated" : 7,
            "sent" : 52,
            "skipped" : 9
          },
          "seconds" : {
            "fetching" : 2.1,
            "publishing" : 1.1
          },
          "skipped" : [
            {
              "reason" : "it needs KEY",
              "source" : "tmdb"
            }
          ],
          "version" : "0.1.0",
          "warnings" : [
            {
              "kind" : "one-sided-link",
              "sentence" : "Location 18 does not list character 125.",
              "subject" : "characters/125"
            }
          ]
        }

        """)
  }

  @Test func `a warning that came up when the wiki was written is in the JSON alone`() throws {
    let leftover = Warning(.leftoverFolder, subject: "old", "old still holds the old wiki.")
    let report = Self.sample(lateWarnings: [leftover])
    #expect(report.summary(output: "site").contains("\n1 warning; see site/about.html\n"))
    #expect(try report.json().contains("\"kind\" : \"leftover-folder\""))
    #expect(try report.json().contains("\"kind\" : \"one-sided-link\""))
    #expect(
      !Self.sample(warnings: [], lateWarnings: [leftover]).summary(output: "site")
        .contains("warning"))
  }

  @Test func `a build that stopped says why`() throws {
    #expect(
      try Self.sample(fault: .strict([Self.warning])).json().contains(
        """
          "fault" : {
            "exitCode" : 65,
            "sentence" : "1 warning stops the build because of --strict. Mend what they name, or \
        build without --strict.",
            "stage" : "planning"
          },
        """))
  }

  @Test(arguments: [
    (1, "1 warning stops the build because of --strict."),
    (1200, "1,200 warnings stop the build because of --strict."),
  ])
  func `warnings under strict are refused data`(count: Int, start: String) {
    let fault = Fault.strict(Array(repeating: Self.warning, count: count))
    #expect(
      fault.sentence == "\(start) Mend what they name, or build without --strict.")
    #expect(fault.category == .data)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func `thousands are grouped`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `a process holds some memory`() {
    #expect(PeakMemory.bytes() > 1_000_000)
  }
}
