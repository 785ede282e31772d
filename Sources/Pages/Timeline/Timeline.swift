import Wiki

/// All entries of a wiki that have a date, by year.
struct Timeline: Sendable {
  /// The first first.
  let years: [TimelineYear]

  init(_ site: Site) {
    var years: [Int: [TimelineGroup]] = [:]
    var counts: [Int: Int] = [:]
    for collection in site.collections where Self.hasDates(collection) {
      let dated = collection.entries.compactMap { entry in
        entry.measures[.date].flatMap(CalendarDate.init(measure:))
          .map { (date: $0, entry: entry) }
      }
      for (year, entries) in Dictionary(grouping: dated, by: \.date.year) {
        let sorted = entries.enumerated()
          .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
        years[year, default: []].append(
          TimelineGroup(sorted, of: collection, year: year, in: site))
        counts[year, default: 0] += entries.count
      }
    }
    self.years = years.sorted { $0.key < $1.key }.map {
      TimelineYear(year: $0, groups: $1, count: counts[$0, default: 0])
    }
  }

  /// Whether any entry has a date.
  static func isThere(in collections: [EntryCollection]) -> Bool {
    collections.contains { collection in
      hasDates(collection)
        && collection.entries.contains {
          $0.measures[.date].flatMap(CalendarDate.init(measure:)) != nil
        }
    }
  }

  private static func hasDates(_ collection: EntryCollection) -> Bool {
    collection.definition.measures.contains { $0.kind == .date }
  }
}
