import Publishing
import Rendering
import Wiki

/// All that a wiki is made from, as one digest: where it is that of the wiki that stands, nothing is
/// to be done.
struct SiteInputs {
  let digest: String

  init(
    _ imports: [ImportedSource], changes: [ChangeRecord], renderer: SiteRenderer,
    settings: BuildSettings
  ) {
    var lines = [renderer.fingerprint, "\(settings.tombstoneDays)"] + Self.lines(of: settings.site)
    for source in imports { lines += Self.lines(of: source) }
    lines += Self.lines(of: changes)
    // Quoted, so that no value can look like two.
    digest = ContentDigest(Array(lines.map { "\($0.debugDescription)\n" }.joined().utf8)).text
  }

  /// What all pages have in common besides the program and what it makes them with: other settings, other pages.
  static func frame(of imports: [ImportedSource], settings: BuildSettings) -> String {
    let lines =
      lines(of: settings.site)
      + imports.flatMap { [$0.record.id, $0.fingerprint, "\($0.record.isSample)"] }
    return lines.map { "\($0.debugDescription)\n" }.joined()
  }

  private static func lines(of site: SiteSettings) -> [String] {
    let categories = site.categories.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return [
      site.id, site.title.map { "title \($0)" } ?? "", site.language, site.baseURL?.text ?? "",
      "\(site.pageSize)", "\(site.hasSearch)", "\(site.hasFeeds)", "\(site.isInstallable)",
      "\(site.hasJSON)", "\(site.hasMarkdown)",
    ] + categories
  }

  private static func lines(of source: ImportedSource) -> [String] {
    let record = source.record
    let findings = record.findings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let pictures = source.pictures.map { "\($0.address) \($0.picture.path) \($0.digest)" }.sorted()
    return [
      record.id, record.origin.rawValue, "\(record.isSample)", source.fingerprint,
      source.outline.answers,
      Self.text(of: record.dataDate), Self.text(of: record.stoodIn),
    ] + findings + pictures + source.outline.gone.map(\.description).sorted()
  }

  /// A record is never changed once it is made, so its time and its entry stand for it.
  private static func lines(of changes: [ChangeRecord]) -> [String] {
    changes.map { "\($0.foundAt) \($0.change.entry)" }.sorted()
  }

  private static func text(of date: CalendarDate?) -> String {
    date.map { "\($0.year)-\($0.month)-\($0.day)" } ?? ""
  }
}
