import Wiki

/// What changed on one day.
public struct ChangeDay: TemplateModel {
  let day: CalendarDate
  let collections: [ChangeGroup]

  public static let fields: [TemplateField<ChangeDay>] = [
    .text("day", "the day, at GMT") { .date($0.day) },
    .text("anchor", "the id of the day") { .verbatim("s-\($0.day.iso8601)") },
    .rows("collections", "the collections in which something changed", \.collections),
  ]

  static func days(of changes: [DailyChange], in site: Site) -> [ChangeDay] {
    changes.chunked(by: \.day).map { day, changes in
      ChangeDay(
        day: day,
        collections: changes.chunked(by: \.entry.collection).map { collection, changes in
          ChangeGroup(collection: collection, changes: changes.map { ChangeRow($0, in: site) })
        })
    }
  }
}

extension [DailyChange] {
  /// Neighbours that have the same value, together.
  fileprivate func chunked<Value: Equatable>(
    by value: (DailyChange) -> Value
  ) -> [(Value, [DailyChange])] {
    reduce(into: []) { chunks, change in
      if let last = chunks.indices.last, chunks[last].0 == value(change) {
        chunks[last].1.append(change)
      } else {
        chunks.append((value(change), [change]))
      }
    }
  }
}
