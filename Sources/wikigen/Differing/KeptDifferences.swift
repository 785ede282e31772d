import Diagnostics
import History
import Importing
import Storage
import Wiki

/// How each source changed between its last two complete runs in the cache.
struct KeptDifferences {
  let all: [SourceDifference]

  /// Sources that have no two runs are left out, unless they are named or no source has two.
  init(_ settings: BuildSettings, console: Console) async throws(Fault) {
    let cache = try await AnswerCache(settings.cache) { notice in
      console.notice(notice)
    }
    defer { cache.release() }
    WarningPrinter(console).print(cache.warnings)
    var all: [SourceDifference] = []
    var lacking: [Fault] = []
    for source in APISources.all where settings.sources.contains(source.id) {
      let plain = SourceImport(source, settings: settings, cache: cache, progress: .silent)
      let runs = try cache.store.lastCompleteRuns(of: plain.identity)
      if runs.count == 2 {
        all.append(try await Self.difference(from: runs[1], to: runs[0], plain, cache.store))
      } else {
        let fault = Fault.nothingToCompare(source.id, settings.shown(settings.cache))
        if settings.namedSources.contains(source.id) { throw fault }
        lacking.append(fault)
      }
    }
    if all.isEmpty, let fault = lacking.first { throw fault }
    try cache.store.close()
    self.all = all
  }

  private static func difference(
    from older: CompleteRun, to newer: CompleteRun, _ plain: SourceImport, _ store: Store
  ) async throws(Fault) -> SourceDifference {
    let before = Snapshot(of: try await plain.data(of: older, in: store).collections)
    let data = try await plain.data(of: newer, in: store)
    let comparison = Comparison(from: before, to: data)
    return SourceDifference(
      source: plain.source.id, from: UTCTime(older.finishedAt).rfc3339,
      to: UTCTime(newer.finishedAt).rfc3339, changes: comparison.changes)
  }
}
