import Diagnostics
import Publishing
import Rendering

/// `wikigen build` from its settings to the summary, stage by stage.
///
/// Whatever can go wrong without the network is found before anything is fetched. The report is
/// written however the build ends, unless it can't be.
struct BuildPipeline {
  private let settings: BuildSettings
  private let console: Console
  private let printer: ProgressPrinter
  private let sources: SourceStage
  private let site: SiteStage
  private let publisher: Publisher

  init(settings: BuildSettings, console: Console) {
    self.settings = settings
    self.console = console
    printer = ProgressPrinter(console, settings.verbosity)
    sources = SourceStage(settings: settings, console: console, printer: printer)
    publisher = Publisher(
      output: settings.shown(settings.output), part: settings.part, isForced: settings.isForced,
      isVerified: settings.isVerified, jobs: settings.jobs, progress: printer.progress)
    site = SiteStage(settings: settings, console: console, printer: printer, publisher: publisher)
  }

  func run() async throws(Fault) {
    defer { printer.stop() }
    try SideFile.check(
      [.report(settings), .summary(settings), .changes(settings)].compactMap(\.self),
      outside: settings.output)
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
    // Takes as long as all that is looked at before anything is read.
    async let prepared = PreparedRenderer(settings)
    try publisher.check(for: settings.origin)
    let place = (cache: settings.cache.resolvedPath, site: settings.output.resolvedPath)
    guard place.cache != place.site, !place.cache.isPath(below: place.site) else {
      throw Fault.cacheInSite(settings.shown(settings.cache))
    }
    let cache = try await sources.cache()
    defer { cache?.release() }
    let selection = try sources.selection(cache)
    try selection.checkNoneVanishes(settings) { _ throws(Fault) in
      try publisher.formerHeader(for: settings.origin)
    }
    let former = try publisher.header(of: settings.origin)
    let kept = await sources.kept(of: selection.chosen, cache)
    async let entries = sources.entries(of: kept, notIn: PublishedHistory(former))
    // Nothing is asked of the network, and no word is said, until all else is known to be right.
    let renderer = try await prepared.renderer(of: selection.chosen)
    let imports =
      if let kept = try kept.get() { sources.told(kept) } else {
        try await sources.imports(
          of: selection.chosen, cache, mayBeOutlined: !settings.isVerified)
      }
    report = BuildReport(imports, skipped: selection.skipped, from: settings.input)
    report.share = settings.part.share
    report.formerCounts = former?.counts ?? [:]
    let draft = try site.draft(of: imports, renderedBy: renderer)
    if let standing = try site.standing(draft) {
      try cache?.close()
      report.add(standing)
      return
    }
    async let known = known(cache)
    let complete = try await draft.complete(with: entries)
    let memory = await known
    LeftBehind.keep(complete)
    LeftBehind.keep(publisher)
    // Pictures are files; nothing else of the cache is needed any more.
    try cache?.close()
    LeftBehind.keep(cache)
    report.add(
      try await site.publish(complete, renderedBy: renderer, memory: memory) { site in
        LeftBehind.keep(site)
      } publishing: { plan in
        LeftBehind.keep(plan)
      })
    remember(memory)
  }

  /// What is known of pages by what they are made from; of the wiki that stands all is read meanwhile, for whoever
  /// asks once the entries are there, and is told then what is wrong with it.
  private func known(_ cache: AnswerCache?) async -> PageMemory? {
    _ = Result { () throws(Fault) in try publisher.manifest(of: settings.origin) }
    return cache.flatMap { _ in PageMemory(of: settings) }
  }

  /// What is not kept costs the next build time, and nothing else.
  private func remember(_ memory: PageMemory?) {
    do throws(Fault) {
      try memory?.keep()
    } catch {
      console.warn(error.sentence)
    }
  }

  /// A file that can't be written is a warning by now: the site stands, or has a fault of its own.
  private func finish(_ report: inout BuildReport) {
    if report.fault == nil { printer.finish() } else { printer.stop() }
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
