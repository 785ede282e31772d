import Diagnostics
import Foundation
import Publishing
import Testing

@testable import wikigen

@Suite struct `The summary as Markdown` {
  private static func text(_ report: BuildReport, isStrict: Bool = false) throws -> String {
    let settings = try BuildSettings.sample()
    return MarkdownSummary(report, output: "site", gates: settings.gates, isStrict: isStrict).text
  }

  private static func report(fault: Fault? = nil) -> BuildReport {
    var report = BuildReport(
      entries: [.init(collection: "characters", count: 826)],
      skipped: [SkippedSource(source: "tmdb", reason: "it needs KEY")],
      pages: .init(total: 2_204, written: 12, unchanged: 2_192, removed: 3),
      times: [StageTime(stage: .fetching, duration: .milliseconds(2100))],
      peakMemoryBytes: 120_000_000)
    report.fault = fault
    report.bytes = 5_000_000
    report.files = 2_300
    report.formerCounts = ["characters": 820, "films": 7]
    report.changes =
      fault == nil ? SiteChanges(added: ["b|.html"], changed: ["a.html"], removed: []) : nil
    report.warnings = [Warning(.duplicate, subject: "x", "Two `rows` of <b>x</b>.")]
    return report
  }

  @Test func `says what changed, by how much, how old, how long and how large`() throws {
    #expect(
      try Self.text(Self.report()) == """
        **wikigen wrote 12 of 2,204 pages** to `site`.

        ### What changed

        | files | how many | such as |
        | --- | ---: | --- |
        | added | 1 | `b\\|.html` |
        | changed | 1 | `a.html` |
        | removed | 0 |  |

        ### Gates

        | entries | before | now |
        | --- | ---: | ---: |
        | `characters` | 820 | 826 |
        | `films` | 7 | 0 |

        A collection may shrink by 10 %.

        ### Ages

        | source | data of | |
        | --- | --- | --- |
        | `tmdb` | – | left out |

        ### Timings and sizes

        | stage | took |
        | --- | ---: |
        | fetching | 2.1 s |
        | all | 2.1 s |

        Size: 5.0 MB in 2,300 files. Memory: 120.0 MB at most.

        ### 1 warning

        - duplicate: ``Two `rows` of <b>x</b>.``


        """)
  }

  @Test func `says first what failed and what to do`() throws {
    let fault = Fault(
      .fetching, "https://x.example", "answered 503", remedy: "Try again later",
      category: .unavailable)
    #expect(
      try Self.text(Self.report(fault: fault)).hasPrefix(
        "**wikigen stopped** (fetching, exit code 69): `https://x.example answered 503. Try again "
          + "later.` The wiki that stood before is untouched.\n"))
  }

  @Test func `says that nothing changed`() throws {
    var report = Self.report()
    report.changes = SiteChanges.none
    #expect(
      try Self.text(report).hasPrefix("**Nothing changed**: `site` has its 2,204 pages.\n"))
  }

  @Test(arguments: [
    ("Rick", "`Rick`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``", "``` `` ```"), ("", "`  `"),
    ("a|b", "`a\\|b`"), ("<img onerror=x>", "`<img onerror=x>`"), ("a\nb", "`a\\u{a}b`"),
    ("@all #1 [x](y)", "`@all #1 [x](y)`"),
  ])
  func `shows names as code, whatever they are`(name: String, span: String) {
    #expect(name.codeSpan == span)
  }

  @Test(arguments: [
    (899_999_999, 17_999, []), (900_000_000, 17_999, ["GitHub Pages"]),
    (1, 18_000, ["Cloudflare Pages"]),
    (2_100_000_000, 82_000, ["GitHub Pages", "Cloudflare Pages"]),
  ])
  func `warns near what hosts take`(bytes: Int, files: Int, hosts: [String]) {
    let warnings = SizeLimit.warnings(bytes: bytes, files: files)
    #expect(warnings.map(\.kind) == hosts.map { _ in .largeSite })
    #expect(zip(warnings, hosts).allSatisfy { $0.sentence.contains("; \($1) takes ") })
  }

  @Test func `is added to what a job has said, however the build ends`() async throws {
    let folder = try TemporaryFolder(["summary.md": "before\n"])
    let good = try await BuiltProgram.run(
      ["build", "--fixtures", "--images", "none", "--summary", "summary.md"], in: folder)
    #expect(good.code == 0, "\(good.complaints)")
    let bad = try await BuiltProgram.run(
      ["build", "--recorded", ".", "--summary", "summary.md"], in: folder)
    #expect(bad.code != 0)
    let lines = try folder.text(of: "summary.md").split(separator: "\n")
    #expect(lines.first == "before")
    #expect(lines.dropFirst().first?.hasPrefix("**wikigen wrote ") == true)
    let stopped = lines.filter { $0.hasPrefix("**wikigen stopped** (") }
    #expect(stopped.count == 1)
    try folder.write("nosuch: 1", to: "bad.yml")
    let refused = try await BuiltProgram.run(
      ["build", "--config", "bad.yml"], in: folder, ["WIKIGEN_SUMMARY": "summary.md"])
    #expect(refused.code == 78)
    #expect(
      try folder.text(of: "summary.md").contains(
        "**wikigen stopped** (configuration, exit code 78): `bad.yml:1: nosuch"))
    let inside = try await BuiltProgram.run(
      ["build", "--fixtures", "--summary", "site/summary.md"], in: folder)
    #expect(inside.code == 78)
  }
}
