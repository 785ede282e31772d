import Wiki

/// All that happened to one entry on one day.
struct DailyChange: Sendable {
  let day: CalendarDate
  let entry: EntryID
  /// The name at the end of the day.
  let title: String
  let sentences: [Phrase]
  /// When the first of it was found out; seconds since 1970.
  let firstFound: Int
  /// When the last of it was found out; seconds since 1970.
  let lastFound: Int
  let isRemoval: Bool
  let isArrival: Bool

  /// Of one day and entry, the newest last; never empty.
  init(_ records: [ChangeRecord]) {
    let (first, last) = (records[0], records[records.count - 1])
    day = last.day
    entry = last.entry
    title = last.change.title
    sentences = records.flatMap(\.change.sentences)
    firstFound = first.foundAt
    lastFound = last.foundAt
    isRemoval = if case .removed = last.change.kind { true } else { false }
    isArrival = first.change.kind == .added && !isRemoval
  }

  /// What names it for good: `2026-01-28-characters-1`.
  var name: String { "\(day.iso8601)-\(entry.collection)-\(entry.key)" }
}
