import Diagnostics
import Fetching
import Importing

/// `wikigen fetch` and `wikigen record`: all that a build does before it makes entries and pages.
struct FetchPipeline {
  private let settings: BuildSettings
  private let console: Console
  private let printer: ProgressPrinter
  private let stage: SourceStage

  init(settings: BuildSettings, console: Console) {
    self.settings = settings
    self.console = console
    printer = ProgressPrinter(console, settings.verbosity)
    stage = SourceStage(settings: settings, console: console, printer: printer)
  }

  /// Into the cache.
  func fetch() async throws(Fault) { tell(try await run(into: nil), settings.cache) }

  /// Into the cache, and as a recording into the output folder.
  func record() async throws(Fault) {
    let folder = RecordingFolder(settings.output, isForced: settings.isForced)
    try folder.begin()
    let recorded = RecordedAnswers(in: folder)
    let report: BuildReport
    do throws(Fault) {
      report = try await run(into: recorded)
    } catch {
      try folder.abandon()
      throw error
    }
    try folder.finish()
    if let warning = recorded.warning { console.warn(warning) }
    tell(report, settings.output)
  }

  private func run(into recorded: RecordedAnswers?) async throws(Fault) -> BuildReport {
    defer { printer.stop() }
    let cache = try await stage.cache()
    defer { cache?.release() }
    let sources = try stage.selection(cache)
    // Who fetches wants what is new: nothing stands in.
    let imports = try await stage.imports(
      of: sources.chosen, cache, mayStandIn: false, wantsEntries: false
    ) { source in recorded?.recorder(of: source) }
    try cache?.close()
    var report = BuildReport(imports, skipped: sources.skipped, from: settings.input)
    report.times = printer.times
    report.peakMemoryBytes = PeakMemory.bytes()
    try SideFile.report(settings)?.write(report)
    return report
  }

  private func tell(_ report: BuildReport, _ place: String) {
    guard settings.verbosity != .quiet else { return }
    console.write(report.fetchSummary(place: settings.shown(place)))
  }
}
