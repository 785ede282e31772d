import Diagnostics
import Storage
import Synchronization

/// Reads what is kept of a run's answers some at a time: whoever asks for one asks for its neighbours next,
/// and to find them one by one takes longer than to read them.
///
/// A class because requests at the same time share what was read ahead.
final class ExcerptReader: Sendable {
  private let run: CompleteRun
  private let reader: String
  private let state = Mutex(State())

  init(_ run: CompleteRun, reader: String) {
    self.run = run
    self.reader = reader
  }

  /// Nil if there is no such answer, or nothing kept of it.
  func excerpt(_ url: String) throws(Fault) -> AnswerExcerpt? {
    let (found, next) = state.withLock { $0.take(url) }
    if let found, next == nil { return found }
    let rows: [(url: String, excerpt: AnswerExcerpt)]
    do throws(Fault) {
      rows = try run.excerpts(
        from: next ?? url, by: reader, upTo: next == nil ? State.first : State.most)
    } catch {
      state.withLock { $0.stopReading() }
      // What was asked for is there, and whoever asks for the next one is told.
      guard let found else { throw error }
      return found
    }
    let isThere = rows.first?.url == url
    state.withLock { $0.add(isThere ? rows.dropFirst() : rows[...], isNext: next != nil) }
    return found ?? (isThere ? rows.first?.excerpt : nil)
  }

  private struct State {
    /// Requests may also come in another order than that of the addresses, so a second one tells.
    static let first = 2
    /// So many that whoever reads on is mostly done before the others have read what is left: who comes too early
    /// reads for itself.
    static let most = 128
    /// What was read for nothing is let go by then.
    private static let limit = 512

    private var known: [String: Row] = [:]
    private var batch = 0
    private var size = 0
    private var last = ""
    private var isReading = false

    private struct Row {
      let excerpt: AnswerExcerpt
      let batch: Int
      let place: Int
    }

    /// What was read ahead, and where to read on if little of it is left.
    mutating func take(_ url: String) -> (found: AnswerExcerpt?, next: String?) {
      guard let row = known.removeValue(forKey: url) else { return (nil, nil) }
      guard row.batch == batch, row.place >= size / 2, !isReading else { return (row.excerpt, nil) }
      isReading = true
      return (row.excerpt, last)
    }

    mutating func stopReading() { isReading = false }

    mutating func add(_ rows: ArraySlice<(url: String, excerpt: AnswerExcerpt)>, isNext: Bool) {
      if isNext { isReading = false }
      if known.count > Self.limit { known = [:] }
      batch += 1
      size = rows.count
      for (place, row) in rows.enumerated() where row.url != last {
        known[row.url] = Row(excerpt: row.excerpt, batch: batch, place: place)
      }
      last = rows.last?.url ?? ""
    }
  }
}
