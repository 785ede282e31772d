import Diagnostics
import Storage
import Wiki

/// The changes that were found between the complete runs of one identity, kept in the store.
public struct ChangeHistory: Sendable {
  private let store: Store
  private let identity: RunIdentity
  /// How long a change is told, counted back from the newest run.
  private let days: Int

  public init(of identity: RunIdentity, in store: Store, days: Int) {
    self.identity = identity
    self.store = store
    self.days = days
  }

  /// The last two complete runs, if what differs between them is still to be found out.
  ///
  /// Runs that have the same answers need no import to be compared.
  public func pending() throws(Fault) -> (older: CompleteRun, newer: CompleteRun)? {
    let runs = try store.lastCompleteRuns(of: identity)
    guard runs.count == 2, !runs[0].isCompared else { return nil }
    let hasNews = days > 0 ? try !runs[0].hasSameAnswers(as: runs[1]) : false
    if hasNews { return (runs[1], runs[0]) }
    try record([], of: runs[0])
    return nil
  }

  /// Records what a run brought, even if it is nothing; the second time does nothing.
  public func record(_ changes: [EntryChange], of run: CompleteRun) throws(Fault) {
    let records = changes.map { change in
      (
        entry: change.entry.description,
        record: ChangeRecord(source: identity.source, foundAt: run.finishedAt, change)
      )
    }
    try run.record(records, keepingSince: start(run))
  }

  /// What is still told: the newest run first, each in the order of its comparison; and how many
  /// records are in a form that this wikigen does not read.
  public func records() throws(Fault) -> (all: [ChangeRecord], unreadable: Int) {
    guard days > 0, let last = try store.lastCompleteRuns(of: identity).first else {
      return ([], 0)
    }
    let stored = try store.changes(of: identity, since: start(last))
    let records = stored.compactMap(ChangeRecord.init(json:))
    return (records, stored.count - records.count)
  }

  /// The time of which changes are told although the store has no run of then; seconds since 1970.
  /// It knows them unless it was lost meanwhile. With the second in which its oldest run ended: one that
  /// is lost may have ended in it too.
  public func timeBeforeRuns() throws(Fault) -> Range<Int> {
    let runs = try store.lastCompleteRuns(of: identity)
    guard days > 0, let newest = runs.first, let oldest = runs.last else { return 0..<0 }
    let start = start(newest)
    return start..<max(start, oldest.finishedAt + 1)
  }

  private func start(_ last: CompleteRun) -> Int {
    days > 0 ? last.finishedAt - days * 86_400 : .max
  }
}
