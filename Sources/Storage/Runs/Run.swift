import Diagnostics

/// A run that is under way; what it has is there for the next one if it does not get to its end.
public struct Run: Sendable {
  public let identity: RunIdentity
  /// Seconds since 1970.
  public let startedAt: Int
  /// Whether an earlier process began it.
  public let isResumed: Bool

  let id: Int
  /// Whether there was another run of the source when this one was taken up.
  let hasOthers: Bool
  let store: Store

  /// What this very run has, from before it was resumed too.
  public func answer(_ url: String) throws(Fault) -> StoredAnswer? {
    try store.answer(url, of: id)
  }

  /// The newest that another run of the source has, of those that were there before this one was taken up.
  public func earlier(_ url: String) throws(Fault) -> StoredAnswer? {
    hasOthers ? try store.answer(url, before: id, identity) : nil
  }

  /// They survive, once this returns, the end of the process in whatever way.
  public func keep(_ answers: [StoredAnswer]) throws(Fault) { try store.keep(answers, in: self) }

  /// Forgets the run: the next one does not take it up.
  public func drop() throws(Fault) { try store.drop(self) }

  /// Makes the run the last complete one, and drops those before the last two.
  @discardableResult
  public func finish(counts: [String: Int], at now: Int) throws(Fault) -> CompleteRun {
    try store.finish(self, counts: counts, at: now)
  }
}
