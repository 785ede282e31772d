import Diagnostics
import Publishing

/// What a build came to, as Markdown for the page of a CI job. What it names is in code spans, so that
/// no name can be more than a name.
struct MarkdownSummary {
  private let report: BuildReport
  /// As the user would type it.
  private let output: String
  private let gates: GateSettings
  private let isStrict: Bool

  /// What a list names of its items.
  private static let namedAtMost = 10

  init(_ report: BuildReport, output: String, gates: GateSettings, isStrict: Bool) {
    self.report = report
    self.output = output
    self.gates = gates
    self.isStrict = isStrict
  }

  var text: String {
    [[headline], changes, counts, ages, timings, warnings].filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n") + "\n"
  }

  /// Of a build that did not come to have settings.
  static func text(of fault: Fault) -> String { headline(of: fault) + "\n\n" }

  private static func headline(of fault: Fault) -> String {
    "**wikigen stopped** (\(fault.stage.rawValue), exit code \(fault.exitCode)): "
      + "\(fault.sentence.codeSpan) The wiki that stood before is untouched."
  }

  private var ofShare: String { report.share.map { " of the share \($0)" } ?? "" }

  private var headline: String {
    if let fault = report.fault { return Self.headline(of: fault) }
    guard report.changes?.isEmpty != true else {
      return "**Nothing changed**: \(output.codeSpan) has its "
        + "\(report.pages.total.counted("page"))\(ofShare)."
    }
    return "**wikigen wrote \(report.pages.written.grouped) of "
      + "\(report.pages.total.counted("page"))\(ofShare)** to \(output.codeSpan)."
  }

  private var changes: [String] {
    guard let changes = report.changes, !changes.isEmpty else { return [] }
    let kinds = [
      ("added", changes.added), ("changed", changes.changed), ("removed", changes.removed),
    ]
    return ["### What changed", "", "| files | how many | such as |", "| --- | ---: | --- |"]
      + kinds.map { name, files in
        let named = files.prefix(3).map(\.codeSpan).joined(separator: ", ")
        return "| \(name) | \(files.count.grouped) | \(named) |"
      }
  }

  private var counts: [String] {
    let ids = report.entries.map(\.collection)
    let lost = report.formerCounts.keys.filter { !ids.contains($0) }.sorted()
    let counts = report.entries.map { ($0.collection, $0.count) } + lost.map { ($0, 0) }
    guard !counts.isEmpty else { return [] }
    let rows = counts.map { id, count in
      let before = report.formerCounts[id].map(\.grouped) ?? "–"
      return "| \(id.codeSpan) | \(before) | \(count.grouped) |"
    }
    let shrink =
      gates.acceptsShrink ? "may shrink this once" : "may shrink by \(gates.shrink) %"
    let strict = isStrict ? " Warnings stop the build." : ""
    return ["### Gates", "", "| entries | before | now |", "| --- | ---: | ---: |"] + rows
      + ["", "A collection \(shrink).\(strict)"]
  }

  private var ages: [String] {
    let rows = report.ages.map { age in
      let state =
        age.stoodIn.map { "did not answer; its run of \($0) stands in" } ?? age.origin
      return "| \(age.source.codeSpan) | \(age.dataDate ?? "–") | \(state) |"
    }
    let skipped = report.skipped.map { "| \($0.source.codeSpan) | – | left out |" }
    guard !(rows + skipped).isEmpty else { return [] }
    return ["### Ages", "", "| source | data of | |", "| --- | --- | --- |"] + rows + skipped
  }

  private var timings: [String] {
    let sizes =
      report.bytes > 0
      ? ["Size: \(report.bytes.inBytes) in \(report.files.counted("file"))."] : []
    let memory = report.peakMemoryBytes
    let most = memory > 0 ? ["Memory: \(memory.inBytes) at most."] : []
    let times = report.times.map { "| \($0.stage.rawValue) | \($0.duration.inSeconds) |" }
    guard !times.isEmpty else { return sizes }
    return ["### Timings and sizes", "", "| stage | took |", "| --- | ---: |"] + times
      + ["| all | \(report.duration.inSeconds) |", ""] + [(sizes + most).joined(separator: " ")]
  }

  private var warnings: [String] {
    let all = report.lateWarnings + report.warnings
    guard !all.isEmpty else { return [] }
    let more = all.count - Self.namedAtMost
    return ["### \(all.count.counted("warning"))", ""]
      + all.prefix(Self.namedAtMost).map { "- \($0.kind.rawValue): \($0.sentence.codeSpan)" }
      + (more > 0 ? ["- and \(more.grouped) more"] : [])
  }
}
