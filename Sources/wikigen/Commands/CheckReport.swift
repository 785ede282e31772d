import Diagnostics
import Foundation
import Publishing

/// What `wikigen check` prints.
struct CheckReport {
  private let site: CheckedSite
  /// As the user would type it.
  private let folder: String
  private let findings: [SiteFinding]
  private let notes: [SiteFinding]

  init(_ site: CheckedSite, of folder: String, isStrict: Bool) {
    self.site = site
    self.folder = folder
    let orphans = site.orphans ?? []
    findings = isStrict ? (site.findings + orphans).sorted() : site.findings
    notes = isStrict ? [] : orphans
  }

  var isFaulty: Bool { !findings.isEmpty }

  /// A line for each, then one for all.
  var text: String {
    let lines =
      findings.map { line(of: $0, "") } + notes.map { line(of: $0, "note: it ") } + [summary]
    return lines.map { $0 + "\n" }.joined()
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let object = Object(
      files: site.files, findings: findings.map(Row.init), notes: notes.map(Row.init),
      pages: site.pages)
    return String(decoding: try encoder.encode(object), as: UTF8.self) + "\n"
  }

  /// With the folder in front, as an editor in the current one finds it.
  private func line(of finding: SiteFinding, _ mark: String) -> String {
    let place = "\(folder.appending(component: finding.page)):\(finding.line)"
    return "\(place) \(mark)\(finding.predicate)".printable(upTo: 800)
  }

  private var summary: String {
    let read = "\(site.pages.counted("page")) and \(site.files.counted("file"))"
    let found = findings.isEmpty ? "no finding" : findings.count.counted("finding")
    let left = notes.isEmpty ? "" : ", \(notes.count.counted("note"))"
    let unknown =
      site.orphans == nil ? "; without an index.html nobody can tell what it leads to" : ""
    return "Checked \(read) in \(folder): \(found)\(left)\(unknown)."
  }

  private struct Object: Encodable {
    let files: Int
    let findings: [Row]
    let notes: [Row]
    let pages: Int
  }

  private struct Row: Encodable {
    let file: String
    let line: Int
    let problem: String
    let target: String

    init(_ finding: SiteFinding) {
      file = finding.page
      line = finding.line
      problem = finding.predicate
      target = finding.target
    }
  }
}
