import Diagnostics
import Fetching
import Importing
import Storage
import Wiki

/// The first half of a command: which sources, and all that they have.
struct SourceStage {
  private let settings: BuildSettings
  private let console: Console
  private let printer: ProgressPrinter

  init(settings: BuildSettings, console: Console, printer: ProgressPrinter) {
    self.settings = settings
    self.console = console
    self.printer = printer
  }

  /// Says which sources are left out.
  func selection(_ cache: AnswerCache?) throws(Fault) -> SourceSelection {
    let selection = try SourceSelection(settings) { source throws(Fault) in
      try cache?.store.lastCompleteRun(
        of: source, includingSamples: settings.maxPages != nil) != nil
    }
    for source in selection.skipped { console.notice(source.notice) }
    return selection
  }

  /// Only what comes from the web is kept; `nil` for anything else.
  func cache() async throws(Fault) -> AnswerCache? {
    guard [.live, .kept].contains(settings.input) else { return nil }
    let cache = try await AnswerCache(settings.cache) { [console] notice in
      console.notice(notice)
    }
    WarningPrinter(console).print(cache.warnings)
    return cache
  }

  /// What is kept of the sources, without a word and without their entries; nil where more must be read to know
  /// what they have. A fault is a value, for whoever is to be told another one first.
  func kept(
    of sources: [APISource], _ cache: AnswerCache?
  ) async -> Result<[ImportedSource]?, Fault> {
    await Result(awaiting: { () async throws(Fault) in
      guard settings.input == .kept, !settings.isVerified, let cache else { return nil }
      let outlined = sources.map {
        KeptImport(
          SourceImport(
            $0, settings: settings, cache: cache, mayBeOutlined: true, progress: .silent),
          cache: cache)
      }
      for source in outlined { guard try source.isOutlined else { return nil } }
      var imports: [ImportedSource] = []
      for source in outlined { imports.append(try await source.kept()) }
      return imports
    })
  }

  /// The entries of what is kept, by their places, where the wiki that stands does not tell of all that
  /// changed: it will be another one, so they are read while something else still is.
  func entries(
    of kept: Result<[ImportedSource]?, Fault>, notIn published: PublishedHistory
  ) async -> [ImportedSource.Entries?] {
    guard case .success(let imports?) = kept, imports.contains(where: published.isBehind) else {
      return []
    }
    var entries: [ImportedSource.Entries?] = []
    for source in imports { entries.append(await source.entries()) }
    return entries
  }

  /// What is kept, as if it were read only now.
  func told(_ kept: [ImportedSource]) -> [ImportedSource] {
    for source in kept { printer.progress.report(.began(.fetching, of: source.record.id)) }
    printer.finish()
    WarningPrinter(console).print(kept.flatMap(\.warnings))
    return kept
  }

  /// `recorder` makes the one that writes down what a source answers. Where they may be outlined,
  /// those whose entries need not be read to know what a wiki is made from are without them; where
  /// nobody wants entries, those that are fetched are too.
  func imports(
    of sources: [APISource], _ cache: AnswerCache?, mayStandIn: Bool = true,
    mayBeOutlined: Bool = false, wantsEntries: Bool = true,
    recorder: (APISource) -> AnswerRecorder? = { _ in nil }
  ) async throws(Fault) -> [ImportedSource] {
    let progress = printer.progress
    let heartbeat = printer.heartbeat()
    defer { heartbeat.stop() }
    var imports: [ImportedSource] = []
    for source in sources {
      // Each source counts for itself.
      progress.report(.began(.fetching, of: source.id))
      imports.append(
        try await SourceImport(
          source, settings: settings, cache: cache, recorder: recorder(source),
          mayStandIn: mayStandIn, mayBeOutlined: mayBeOutlined, wantsEntries: wantsEntries,
          progress: progress
        ).run())
    }
    printer.finish()
    WarningPrinter(console).print(imports.flatMap(\.warnings))
    return imports
  }
}
