import Diagnostics
import Importing
import Publishing
import Rendering
import Serving

/// `wikigen serve`: makes the wiki, and makes it anew whenever a file that it is made from changes.
///
/// A page that a browser asks for is shown as soon as the templates are read; the folder follows.
struct PreviewPipeline {
  private let settings: ServeSettings
  private let console: Console
  private let preview: Preview
  private let probed = ProbedTemplates()

  /// How often the files are looked at: a stat each, well below what a reader notices.
  private static let interval = Duration.milliseconds(100)
  /// Of the time, at most one part in so many is spent looking: a recording may have many thousand files.
  private static let rest = 20

  init(_ settings: ServeSettings, console: Console, preview: Preview) {
    self.settings = settings
    self.console = console
    self.preview = preview
  }

  /// Ends when its task is cancelled.
  func run() async {
    var made: Made?
    var change: WatchedFiles.Change? = .everything
    while !Task.isCancelled {
      let watched = watch()
      let files = watched()
      let data = change == .everything ? nil : made
      let work = Task { await make(anew: data) }
      change = await next(after: files, watched)
      // What is still being written would be of files that are no longer.
      work.cancel()
      made = await work.value ?? made
    }
  }

  /// What a wiki is made from as long as the configuration is the same.
  private struct Made {
    let settings: BuildSettings
    let sources: [APISource]
    let imports: [ImportedSource]
  }

  /// Nil if it failed, or something else is wanted by now.
  private func make(anew former: Made?) async -> Made? {
    var made = former
    do throws(Fault) {
      let wanted = if let former { former } else { try await data() }
      made = wanted
      try await show(wanted)
    } catch {
      // A change that came meanwhile is the cause, and makes the wiki anew.
      guard !Task.isCancelled else { return made }
      preview.show(error)
      console.complain(console.ink.fault(error) + "\n")
    }
    return made
  }

  private func data() async throws(Fault) -> Made {
    let settings = try settings.build()
    let printer = ProgressPrinter(console, settings.verbosity)
    defer { printer.stop() }
    let stage = SourceStage(settings: settings, console: console, printer: printer)
    let cache = try await stage.cache()
    defer { cache?.release() }
    let selection = try stage.selection(cache)
    let imports = try await stage.imports(of: selection.chosen, cache)
    try cache?.close()
    return Made(settings: settings, sources: selection.chosen, imports: imports)
  }

  private func show(_ made: Made) async throws(Fault) {
    let printer = ProgressPrinter(console, made.settings.verbosity)
    defer { printer.stop() }
    let publisher = Publisher(
      output: made.settings.shown(made.settings.output), isForced: true,
      jobs: made.settings.jobs, progress: printer.progress)
    let stage = SiteStage(
      settings: made.settings, console: console, printer: printer, publisher: publisher)
    let renderer = try SiteRenderer(made.settings, made.sources, probed: probed)
    var isShown = false
    let summary = try await stage.publish(made.imports, renderedBy: renderer) { site in
      let wiki = PreviewWiki(site, renderer: renderer)
      preview.show { path in try wiki.file(at: path) }
      isShown = true
    }
    // What was taken back is in the folder already, but not in the browser.
    if !isShown { preview.show { _ in nil } }
    preview.settle()
    printer.finish()
    guard made.settings.verbosity != .quiet else { return }
    let written = summary.pages - summary.unchangedPages
    console.write("Made \(written.grouped) of \(summary.pages.counted("page")).\n")
  }

  /// Looks at all files that the wiki depends on.
  private func watch() -> () -> WatchedFiles {
    let rest = [settings.configuration]
    do throws(Fault) {
      let build = try settings.build()
      return { WatchedFiles(look: build.look, rest: rest + build.recording) }
    } catch {
      // Making the wiki says why; correcting the configuration is all that can help.
      return { WatchedFiles(look: [], rest: rest) }
    }
  }

  /// Nil once the task is cancelled.
  private func next(
    after files: WatchedFiles, _ look: () -> WatchedFiles
  ) async -> WatchedFiles.Change? {
    var pause = Self.interval
    while true {
      do {
        try await Task.sleep(for: pause)
      } catch {
        return nil
      }
      let start = ContinuousClock.now
      if let change = look().change(since: files) { return change }
      pause = max(Self.interval, (ContinuousClock.now - start) * Self.rest)
    }
  }
}
