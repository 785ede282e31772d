import Diagnostics
import History
import Importing
import Storage
import Wiki

/// Finds out what changed from one complete run of a source to the next.
struct KeptHistory {
  private let plain: SourceImport
  private let store: Store
  private let history: ChangeHistory

  init(_ plain: SourceImport, of identity: RunIdentity, in store: Store) {
    self.plain = plain
    self.store = store
    history = ChangeHistory(of: identity, in: store, days: plain.settings.historyDays)
  }

  /// Compares what an earlier process had no time to, before the older of the two runs is dropped.
  func catchUp() async throws(Fault) -> [Warning] {
    guard let (older, newer) = try history.pending() else { return [] }
    do throws(Fault) {
      return try await compare(older, newer).warnings
    } catch {
      guard !Task.isCancelled else { throw error }
      // What can't be compared must not stand in the way of a new run.
      try history.record([], of: newer)
      return [warning(about: error)]
    }
  }

  /// Whether two runs are yet to be compared.
  var isPending: Bool { get throws(Fault) { try history.pending() != nil } }

  /// An import of the newest complete run, with all that changed of late.
  func told(_ imported: consuming ImportedSource) async throws(Fault) -> ImportedSource {
    var told = imported
    if let (older, newer) = try history.pending() {
      // Two imports of ten thousand films must not stand beside each other in memory.
      told.collections = []
      let found = try await compare(older, newer)
      told.fill(with: found.data)
      for warning in found.warnings { told.add(warning) }
    }
    let records = try history.records()
    if records.unreadable > 0 {
      told.add(.unreadableChanges(records.unreadable, of: plain.source.id))
    }
    told.history = ToldHistory(
      changes: records.all, timeBeforeRuns: try history.timeBeforeRuns())
    return told
  }

  /// Records the changes; returns the import of the newer run.
  private func compare(
    _ older: CompleteRun, _ newer: CompleteRun
  ) async throws(Fault) -> (data: SourceData, warnings: [Warning]) {
    let before: Snapshot
    do throws(Fault) {
      before = Snapshot(of: try await plain.data(of: older, in: store).collections)
    } catch {
      guard !Task.isCancelled else { throw error }
      // An older wikigen may have fetched less than this one reads.
      let data = try await plain.data(of: newer, in: store)
      try history.record([], of: newer)
      return (data, [warning(about: error)])
    }
    let data = try await plain.data(of: newer, in: store)
    let comparison = Comparison(from: before, to: data)
    try history.record(comparison.changes, of: newer)
    return (data, [])
  }

  private func warning(about fault: Fault) -> Warning {
    Warning(
      .untoldChanges, subject: plain.source.id,
      "What changed in \(plain.source.title) since the run before is not told, since \(fault.sentence)"
    )
  }
}
