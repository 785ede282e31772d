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

  /// What is kept of the sources, without a word, where all of it was read before; with its entries where
  /// `isOther` says that the wiki will not be the one that stands. A fault is a value, for whoever is to be told
  /// another one first.
  func kept(
    of sources: [APISource], _ cache: AnswerCache?, isOther: ([ImportedSource]) -> Bool
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
      guard isOther(imports) else { return imports }
      for index in imports.indices { imports[index] = try await imports[index].complete() }
      return imports
    })
  }

  /// `recorder` makes the one that writes down what a source answers. Where they may be outlined,
  /// those whose entries need not be read to know what a wiki is made from are without them; where
  /// nobody wants entries, those that are fetched are too. `kept` are they all, where they are read by now.
  func imports(
    of sources: [APISource], _ cache: AnswerCache?, mayStandIn: Bool = true,
    mayBeOutlined: Bool = false, wantsEntries: Bool = true, kept: [ImportedSource]? = nil,
    recorder: (APISource) -> AnswerRecorder? = { _ in nil }
  ) async throws(Fault) -> [ImportedSource] {
    let progress = printer.progress
    let heartbeat = printer.heartbeat()
    defer { heartbeat.stop() }
    var imports: [ImportedSource] = []
    for (place, source) in sources.enumerated() {
      // Each source counts for itself.
      progress.report(.began(.fetching, of: source.id))
      if let kept {
        imports.append(kept[place])
        continue
      }
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
