import Diagnostics
import Fetching
import Importing
import Pages
import Publishing
import Rendering
import Wiki

/// `wikigen build` from its settings to the summary, stage by stage.
struct BuildPipeline {
  let settings: BuildSettings
  let console: Console

  func run() async throws(Fault) {
    let printer = ProgressPrinter(console, settings.verbosity)
    do throws(Fault) {
      let report = try await build(printer)
      printer.finish()
      try finish(report, printer)
    } catch {
      printer.finish()
      throw error
    }
  }

  /// Whatever can go wrong without the network is found before anything is fetched.
  private func build(_ printer: ProgressPrinter) async throws(Fault) -> BuildReport {
    let progress = printer.progress
    let publisher = Publisher(
      output: settings.shown(settings.output), isForced: settings.isForced, jobs: settings.jobs,
      progress: progress)
    try publisher.check(for: settings.origin)
    if let report = settings.report {
      try BuildReport.checkWritable(report, named: settings.shown(report))
    }
    let renderer = try renderer()
    progress.report(.began(.fetching))
    let imports = try await imports(progress)
    printer.finish()
    let warnings = imports.flatMap(\.warnings)
    WarningPrinter(console).print(warnings)
    if settings.isStrict, !warnings.isEmpty { throw Fault.strict(warnings) }
    progress.report(.began(.planning))
    let site = Site(
      WikiGraph(collections: imports.flatMap(\.collections), sources: imports.map(\.record)),
      settings: settings.site, pictures: PictureShelf(merging: imports.map(\.shelf)),
      program: Program.label)
    let plan = try SitePublication(
      site, renderer: renderer, imports: imports, origin: settings.origin,
      jobs: settings.jobs
    ).plan
    progress.report(.began(.publishing))
    let summary = try await publisher.publish(plan)
    return report(on: site, imports, summary)
  }

  private func renderer() throws(Fault) -> SiteRenderer {
    try SiteRenderer(
      ThemeFiles(FileLayers(settings).themeFiles()), language: settings.site.language,
      collections: chosen.flatMap(\.collections), program: Program.label)
  }

  private var chosen: [APISource] {
    APISources.all.filter { settings.sources.contains($0.id) }
  }

  private func imports(_ progress: Progress) async throws(Fault) -> [ImportedSource] {
    var imports: [ImportedSource] = []
    for source in chosen {
      imports.append(try await SourceImport(source, settings: settings, progress: progress).run())
    }
    return imports
  }

  private func report(
    on site: Site, _ imports: [ImportedSource], _ summary: PublishSummary
  ) -> BuildReport {
    var report = BuildReport()
    report.entries = imports.flatMap(\.collections).map {
      BuildReport.EntryCount(collection: $0.id, count: $0.entries.count)
    }
    report.pages = BuildReport.Pages(
      total: summary.pages, written: summary.pages, removed: summary.removed)
    for source in imports {
      report.requests.sent += source.tally.sent
      report.requests.retried += source.tally.retried
      report.requests.failed += source.tally.failed
      report.requests.received += source.tally.bytesReceived
      report.pictures.total += source.wantedPictures
      report.pictures.placed += source.pictures.count
    }
    report.pictures.missing = report.pictures.total - report.pictures.placed
    report.warnings = imports.flatMap(\.warnings) + summary.leftoverWarning
    report.bytes = summary.bytes
    return report
  }

  private func finish(_ report: BuildReport, _ printer: ProgressPrinter) throws(Fault) {
    var report = report
    report.times = printer.times
    report.peakMemoryBytes = PeakMemory.bytes()
    if let path = settings.report { try report.write(to: path, named: settings.shown(path)) }
    if settings.verbosity != .quiet {
      console.write(report.summary(output: settings.shown(settings.output)))
    }
  }
}
