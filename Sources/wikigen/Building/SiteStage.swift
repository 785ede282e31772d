import Diagnostics
import History
import Importing
import Pages
import Publishing
import Rendering
import Wiki

/// The second half of a build: from what the sources have to a wiki that stands.
struct SiteStage {
  private let settings: BuildSettings
  private let console: Console
  private let printer: ProgressPrinter
  private let publisher: Publisher

  init(
    settings: BuildSettings, console: Console, printer: ProgressPrinter, publisher: Publisher
  ) {
    self.settings = settings
    self.console = console
    self.printer = printer
    self.publisher = publisher
  }

  /// `planned` is told the wiki before anything of it is written; where nothing changed it is not made.
  func publish(
    _ imported: [ImportedSource], renderedBy renderer: SiteRenderer,
    planned: (Site) -> Void = { _ in }
  ) async throws(Fault) -> PublishSummary {
    for source in imported { try PublishedGate(settings).check(source) }
    let (imports, changes) = try told(imported)
    let warnings = imports.flatMap(\.warnings)
    if settings.isStrict, !warnings.isEmpty { throw Fault.strict(warnings) }
    printer.progress.report(.began(.planning))
    let header = ManifestHeader(imports, changes: changes, renderer: renderer, settings: settings)
    if let summary = try publisher.unchanged(since: header) {
      try list(summary.changes)
      return summary
    }
    let site = try site(of: imports, changes, renderedBy: renderer)
    planned(site)
    return try await publish(site, of: imports, under: header, renderedBy: renderer)
  }

  private func site(
    of imports: [ImportedSource], _ changes: [ChangeRecord], renderedBy renderer: SiteRenderer
  ) throws(Fault) -> Site {
    try Site(
      WikiGraph(collections: imports.flatMap(\.collections), sources: imports.map(\.record)),
      settings: settings.site, pictures: PictureShelf(merging: imports.map(\.shelf)),
      logos: renderer.logos,
      before: FormerSite(
        publisher.manifest(of: settings.origin), day: imports.compactMap(\.record.dataDate).max(),
        days: settings.tombstoneDays,
        isGoneFromSource: { entry in imports.contains { $0.isGone(entry) } }),
      // An older wikigen may have kept them in words that there are no longer.
      changes: changes.filter { renderer.plainWords.can(say: $0.change.sentences) },
      program: Program.label)
  }

  private func publish(
    _ site: Site, of imports: [ImportedSource], under header: ManifestHeader,
    renderedBy renderer: SiteRenderer
  ) async throws(Fault) -> PublishSummary {
    let plan = try await SitePublication(
      site, renderer: renderer, imports: imports, header: header, jobs: settings.jobs
    ).plan
    printer.progress.report(.began(.publishing))
    return try await publisher.publish(plan) { changes throws(Fault) in try list(changes) }
  }

  /// What changed of late, and the imports with a warning where that can't all be told.
  private func told(
    _ imported: [ImportedSource]
  ) throws(Fault) -> (imports: [ImportedSource], changes: [ChangeRecord]) {
    let published = PublishedHistory(try publisher.header(of: settings.origin))
    var imports = imported
    var changes: [ChangeRecord] = []
    for index in imports.indices {
      let told = published.changes(of: imports[index])
      changes += told.all
      guard told.unreadable > 0 else { continue }
      let warning = Warning.unreadableChanges(told.unreadable, of: imports[index].record.id)
      imports[index].add(warning)
      WarningPrinter(console).print([warning])
    }
    return (imports, changes)
  }

  /// Before the exchange: an upload that misses a change would never make up for it.
  private func list(_ changes: SiteChanges) throws(Fault) {
    try SideFile.changes(settings)?.write(changes.text)
  }
}
