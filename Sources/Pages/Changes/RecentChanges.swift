import Wiki

/// What changed of late in the whole wiki, a day at a time.
struct RecentChanges: Sendable {
  /// The newest day first, there by collection, there as the sources tell it.
  let all: [DailyChange]
  private let byEntry: [EntryID: [DailyChange]]

  /// `records` are the newest first.
  init(_ records: [ChangeRecord], in graph: WikiGraph) {
    let ranks = Dictionary(
      graph.collections.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var groups: [Key: [ChangeRecord]] = [:]
    var keys: [Key] = []
    for record in records {
      let key = Key(day: record.day, entry: record.entry)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(record)
    }
    let changes = keys.compactMap { groups[$0].map { DailyChange($0.reversed()) } }
    all = changes.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (other.day, ranks[one.entry.collection] ?? .max, left.offset)
        < (one.day, ranks[other.entry.collection] ?? .max, right.offset)
    }.map(\.element)
    byEntry = Dictionary(grouping: all, by: \.entry)
  }

  /// Of one entry, the newest day first.
  func changes(of entry: EntryID) -> [DailyChange] { byEntry[entry] ?? [] }

  private struct Key: Hashable {
    let day: CalendarDate
    let entry: EntryID
  }
}
