import Diagnostics
import Publishing
import Testing

@testable import wikigen

@Suite struct `The report of a build` {
  private static let warning = Warning(
    .oneSidedLink, subject: "characters/125", "Location 18 does not list character 125.")

  private static func sample(
    warnings: [Warning] = [warning], lateWarnings: [Warning] = [], fault: Fault? = nil,
    isLive: Bool = false, requests: BuildReport.Requests = .sample
  ) -> BuildReport {
    BuildReport(
      entries: [
        .init(collection: "characters", count: 1826), .init(collection: "episodes", count: 1),
      ],
      skipped: [SkippedSource(source: "tmdb", reason: "it needs KEY")],
      pages: .init(total: 2204, written: 2204, removed: 3), isLive: isLive,
      requests: requests,
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
        Wrote 2,204 pages (1,826 characters, 1 entry in episodes) to site in 3.2 s. 3 pages gone.
        Open site/index.html
        1 warning; see site/about.html

        """)
  }

  @Test func `the summary tells a wiki that changed a little from one that did not`() {
    var report = BuildReport(pages: .init(total: 1_075, written: 12, unchanged: 1_063, removed: 2))
    report.changes = SiteChanges(added: [], changed: ["index.html"], removed: ["a.html", "b.html"])
    #expect(
      report.summary(output: "site").hasPrefix(
        "Wrote 12 of 1,075 pages to site in 0.0 s. 2 pages gone.\n"))
    report.changes = SiteChanges.none
    #expect(
      report.summary(output: "site").hasPrefix(
        "Nothing changed: site has its 1,075 pages; looked at in 0.0 s.\n"))
  }

  @Test(arguments: [
    (0, "0.0 s"), (4, "0.0 s"), (6, "0.01 s"), (94, "0.09 s"), (96, "0.1 s"), (1_240, "1.2 s"),
  ])
  func `what takes less than a tenth of a second is told in hundredths`(
    milliseconds: Int, words: String
  ) {
    #expect(Duration.milliseconds(milliseconds).inSeconds == words)
  }

  @Test func `without warnings the summary has none`() {
    #expect(
      BuildReport(pages: .init(total: 1)).summary(output: "/a") == """
        Wrote 1 page to /a in 0.0 s.
        Open /a/index.html

        """)
  }

  @Test func `the summary of a build that asked an API counts the requests`() {
    #expect(
      Self.sample(isLive: true).summary(output: "site") == """
        Wrote 2,204 pages (1,826 characters, 1 entry in episodes) to site in 3.2 s. 3 pages gone.
        Open site/index.html
        52 requests: 7 unchanged, 1 retried, 9 not needed, 1.0 MB received
        1 warning; see site/about.html

        """)
  }

  @Test(arguments: [
    (BuildReport.Requests(), nil),
    (BuildReport.Requests(sent: 1, received: 812), "1 request: 812 bytes received"),
    (BuildReport.Requests(skipped: 1200), "0 requests: 1,200 not needed, 0 bytes received"),
    (BuildReport.Requests(sent: 3, revalidated: 3), "3 requests: 3 unchanged, 0 bytes received"),
  ])
  func `the summary of a fetch counts the requests`(requests: BuildReport.Requests, line: String?) {
    let summary = Self.sample(isLive: true, requests: requests).fetchSummary(place: ".wikigen")
    let first = "Fetched 1,826 characters, 1 entry in episodes into .wikigen in 3.2 s.\n"
    #expect(summary == first + (line.map { $0 + "\n" } ?? ""))
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1.0 KB"), (1_449, "1.4 KB"),
    (999_949, "999.9 KB"), (999_950, "1.0 MB"), (30_100_000, "30.1 MB"),
    (2_000_000_000, "2.0 GB"), (1_234_000_000_000_000, "1,234.0 TB"),
  ])
  func `bytes have a fitting unit`(count: Int, text: String) {
    #expect(count.inBytes == text)
  }

  @Test func `the JSON has sorted keys and every number`() throws {
    #expect(
      try Self.sample().json() == """
        {
          "ages" : [

          ],
          "bytes" : 5000000,
          "entries" : {
            "characters" : 1826,
            "episodes" : 1
          },
          "files" : 0,
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
          "schemaVersion" : 1,
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

extension BuildReport.Requests {
  fileprivate static let sample = Self(
    sent: 52, revalidated: 7, skipped: 9, retried: 1, failed: 0, received: 1_000_000)
}
