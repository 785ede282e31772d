import CPlatform
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

  /// What is looked up of so many mostly lies in a processor's caches, and what does not is found by its translation
  /// lookaside buffer, even in usual pages.
  private static let fewEntries = 5_000

  init(
    settings: BuildSettings, console: Console, printer: ProgressPrinter, publisher: Publisher
  ) {
    self.settings = settings
    self.console = console
    self.printer = printer
    self.publisher = publisher
  }

  /// The wiki that stands, if it is made of the same; else the new one. `planned` is told that before
  /// anything of it is written.
  func publish(
    _ imported: [ImportedSource], renderedBy renderer: SiteRenderer,
    planned: (Site) -> Void = { _ in }
  ) async throws(Fault) -> PublishSummary {
    let draft = try draft(of: imported, renderedBy: renderer)
    if let summary = try standing(draft) { return summary }
    return try await publish(draft, renderedBy: renderer, planned: planned)
  }

  /// Throws where what the sources have must not take the place of what stands.
  func draft(
    of imported: [ImportedSource], renderedBy renderer: SiteRenderer
  ) throws(Fault) -> SiteDraft {
    let gate = PublishedGate(settings) { _ throws(Fault) in
      try publisher.formerHeader(for: settings.origin)
    }
    for source in imported { try gate.check(source) }
    let (imports, changes) = try told(imported)
    let warnings = imports.flatMap(\.warnings)
    if settings.isStrict, !warnings.isEmpty { throw Fault.strict(warnings) }
    printer.progress.report(.began(.planning))
    return SiteDraft(
      imports: imports, changes: changes,
      header: ManifestHeader(imports, changes: changes, renderer: renderer, settings: settings))
  }

  /// The wiki that stands, if it is what the draft would be made to.
  func standing(_ draft: SiteDraft) throws(Fault) -> PublishSummary? {
    guard let summary = try publisher.unchanged(since: draft.header) else { return nil }
    try list(summary.changes)
    return summary
  }

  /// Of a draft that is complete; `memory` is what is known of pages, `publishing` is told what will be written.
  func publish(
    _ draft: SiteDraft, renderedBy renderer: SiteRenderer, memory: PageMemory? = nil,
    planned: (Site) -> Void = { _ in }, publishing: (PublishPlan) -> Void = { _ in }
  ) async throws(Fault) -> PublishSummary {
    let isLarge = draft.entryCount > Self.fewEntries
    if isLarge { platform_gather_in_large_pages() }
    let site = try await site(of: draft, renderedBy: renderer)
    planned(site)
    let plan = try await SitePublication(
      site, renderer: renderer, imports: draft.imports, header: draft.header,
      memory: memory.map { ($0, SiteInputs.frame(of: draft.imports, settings: settings)) },
      jobs: settings.jobs
    ).plan
    publishing(plan)
    printer.progress.report(.began(.publishing))
    if isLarge { platform_gather_in_large_pages() }
    return try await publisher.publish(plan) { changes throws(Fault) in try list(changes) }
  }

  private func site(
    of draft: SiteDraft, renderedBy renderer: SiteRenderer
  ) async throws(Fault) -> Site {
    let imports = draft.imports
    let manifest = try publisher.manifest(of: settings.origin)
    async let former = FormerSite(
      manifest, day: imports.compactMap(\.record.dataDate).max(), days: settings.tombstoneDays,
      isGoneFromSource: { entry in imports.contains { $0.isGone(entry) } })
    return await Site(
      WikiGraph(collections: imports.flatMap(\.collections), sources: imports.map(\.record)),
      settings: settings.site, pictures: PictureShelf(merging: imports.map(\.shelf)),
      logos: renderer.logos, before: former,
      // An older wikigen may have kept them in words that there are no longer.
      changes: draft.changes.filter { renderer.plainWords.can(say: $0.change.sentences) },
      program: Program.label)
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
