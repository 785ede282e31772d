import Diagnostics
import Storage
import Synchronization

/// Reads what is kept of a run's answers some at a time: whoever asks for one asks for those it told of next, or
/// for its neighbours, and to find them one by one takes longer than to read them.
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

  /// These are asked for next, in about this order. The first of them are read at once, before several ask for them
  /// at the same time.
  func expect(_ urls: [String]) {
    guard let first = urls.first else { return }
    let group = state.withLock { state in
      state.expect(urls)
      return state.takeGroup(of: first)
    }
    guard !group.isEmpty else { return }
    do throws(Fault) {
      let rows = try run.excerpts(of: group, by: reader)
      state.withLock { $0.add(rows) }
    } catch {
      // Nobody has asked yet. Whoever does reads for itself, and is told.
    }
  }

  /// Nil if there is no such answer, or nothing kept of it.
  func excerpt(_ url: String) throws(Fault) -> AnswerExcerpt? {
    let (found, next, group) = state.withLock { state in
      let (found, next) = state.take(url)
      return (found, next, found == nil ? state.takeGroup(of: url) : [])
    }
    if let found, next == nil { return found }
    if !group.isEmpty {
      let rows = try run.excerpts(of: group, by: reader)
      return state.withLock { state in
        state.add(rows)
        return state.take(url).found
      }
    }
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
    state.withLock { state in
      // Who read its group at the same time has added it too.
      if next == nil { state.forget(url) }
      state.add(isThere ? rows.dropFirst() : rows[...], isNext: next != nil)
    }
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
    /// What was told of and is not read yet, in groups that are read together; and by address the place of its group.
    private var groups: [[String]] = []
    private var groupPlaces: [String: Int] = [:]

    private struct Row {
      let excerpt: AnswerExcerpt
      /// Nil where the addresses were told: then those behind it are not what is asked for next.
      let batch: Int?
      let place: Int
    }

    /// What was read ahead, and where to read on if little of it is left.
    mutating func take(_ url: String) -> (found: AnswerExcerpt?, next: String?) {
      guard let row = known.removeValue(forKey: url) else { return (nil, nil) }
      guard row.batch == batch, row.place >= size / 2, !isReading else { return (row.excerpt, nil) }
      isReading = true
      return (row.excerpt, last)
    }

    mutating func expect(_ urls: [String]) {
      for start in stride(from: 0, to: urls.count, by: Self.most) {
        let group = Array(urls[start..<min(start + Self.most, urls.count)])
        for url in group { groupPlaces[url] = groups.count }
        groups.append(group)
      }
    }

    /// The addresses to be read with this one; none where it was not told of, or somebody has them.
    mutating func takeGroup(of url: String) -> [String] {
      guard let place = groupPlaces[url] else { return [] }
      var group: [String] = []
      swap(&group, &groups[place])
      return group
    }

    mutating func forget(_ url: String) { known[url] = nil }

    mutating func stopReading() { isReading = false }

    mutating func add(_ rows: [(url: String, excerpt: AnswerExcerpt)]) {
      makeRoom()
      for row in rows { known[row.url] = Row(excerpt: row.excerpt, batch: nil, place: 0) }
    }

    mutating func add(_ rows: ArraySlice<(url: String, excerpt: AnswerExcerpt)>, isNext: Bool) {
      if isNext { isReading = false }
      makeRoom()
      batch += 1
      size = rows.count
      for (place, row) in rows.enumerated() where row.url != last {
        known[row.url] = Row(excerpt: row.excerpt, batch: batch, place: place)
      }
      last = rows.last?.url ?? ""
    }

    private mutating func makeRoom() { if known.count > Self.limit { known = [:] } }
  }
}
