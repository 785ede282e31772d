import Diagnostics
import Importing
import Pages
import Publishing
import Rendering
import Wiki

/// `wikigen build` from its settings to the summary, stage by stage.
///
/// Whatever can go wrong without the network is found before anything is fetched. The report is
/// written however the build ends, unless it can't be.
struct BuildPipeline {
  private let settings: BuildSettings
  private let console: Console
  private let printer: ProgressPrinter
  private let stage: SourceStage
  private let publisher: Publisher

  init(settings: BuildSettings, console: Console) {
    self.settings = settings
    self.console = console
    printer = ProgressPrinter(console, settings.verbosity)
    stage = SourceStage(settings: settings, console: console, printer: printer)
    publisher = Publisher(
      output: settings.shown(settings.output), isForced: settings.isForced,
      isVerified: settings.isVerified, jobs: settings.jobs, progress: printer.progress)
  }

  func run() async throws(Fault) {
    defer { printer.finish() }
    for file in [SideFile.report(settings), .summary(settings), .changes(settings)] {
      try file?.check(outside: settings.output)
    }
    var report = BuildReport()
    do throws(Fault) {
      try await build(&report)
    } catch {
      report.fault = error
      finish(&report)
      throw error
    }
    finish(&report)
    if settings.verbosity != .quiet {
      console.write(report.summary(output: settings.shown(settings.output)))
    }
  }

  private func build(_ report: inout BuildReport) async throws(Fault) {
    try publisher.check(for: settings.origin)
    guard !settings.cache.resolvedPath.isPath(below: settings.output.resolvedPath) else {
      throw Fault.cacheInSite(settings.shown(settings.cache))
    }
    let cache = try await stage.cache()
    defer { cache?.release() }
    let sources = try stage.selection(cache)
    try sources.checkNoneVanishes(settings)
    let renderer = try SiteRenderer(settings, sources.chosen)
    let imports = try await stage.imports(of: sources.chosen, cache)
    // Pictures are files; nothing else of the cache is needed any more.
    try cache?.close()
    report = BuildReport(imports, skipped: sources.skipped, from: settings.input)
    report.formerCounts = try publisher.header(of: settings.origin)?.counts ?? [:]
    report.add(try await publish(imports, renderedBy: renderer))
  }

  private func publish(
    _ imported: [ImportedSource], renderedBy renderer: SiteRenderer
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
    let site = try Site(
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

  /// A file that can't be written is a warning by now: the site stands, or has a fault of its own.
  private func finish(_ report: inout BuildReport) {
    printer.finish()
    WarningPrinter(console).print(report.lateWarnings)
    report.times = printer.times
    report.peakMemoryBytes = PeakMemory.bytes()
    do throws(Fault) {
      try SideFile.report(settings)?.write(report)
    } catch {
      console.warn(error.sentence)
    }
    do throws(Fault) {
      let summary = MarkdownSummary(
        report, output: settings.shown(settings.output), gates: settings.gates,
        isStrict: settings.isStrict)
      try SideFile.summary(settings)?.append(summary.text)
    } catch {
      console.warn(error.sentence)
    }
  }
}
