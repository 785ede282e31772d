import Wiki

/// What one collection has of one year.
public struct TimelineGroup: TemplateModel {
  let id: String
  let count: Phrase
  let rows: [TimelineRow]
  /// How many are not named, and where they are; may be empty.
  let rest: Phrase

  /// - Parameter entries: by date.
  init(
    _ entries: [(date: CalendarDate, entry: Entry)], of collection: EntryCollection, year: Int,
    in site: Site
  ) {
    id = collection.id
    count = site.count(entries.count, of: collection)
    rows = entries.prefix(Self.mostRows).map { TimelineRow($0.entry, on: $0.date, in: site) }
    let left = entries.count - rows.count
    let others = Phrase.sentence("timeline.rest", ["count": .number(left)])
    if left == 0 {
      rest = .empty
    } else if site.paths.category(collection.id, "year", "\(year)") == nil {
      rest = others
    } else {
      rest = .link(
        Link(others, to: .category(collection: collection.id, facet: "year", value: "\(year)")))
    }
  }

  public static let fields: [TemplateField<TimelineGroup>] = [
    .text("id", "the collection's id: `episodes`") { .verbatim($0.id) },
    .text("count", "how many entries are of the year", \.count),
    .rows("rows", "the first of them, at most thirty", \.rows),
    .markup(
      "rest", "how many others there are, linked where they have a page; may be empty", \.rest),
  ]

  private static let mostRows = 30
}
