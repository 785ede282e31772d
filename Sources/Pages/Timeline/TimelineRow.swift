import Wiki

/// One entry on its day.
public struct TimelineRow: TemplateModel {
  let day: Phrase
  let link: Link
  let distinction: Phrase

  init(_ entry: Entry, on date: CalendarDate, in site: Site) {
    day = .date(date)
    link = Link(.verbatim(entry.title), to: .entry(entry.id))
    distinction = site.distinction(of: entry)
  }

  public static let fields: [TemplateField<TimelineRow>] = [
    .text("day", "the day", \.day),
    .link("link", "the entry's page", \.link),
    .text("distinction", "the entry's number, if another entry has the same name", \.distinction),
  ]
}
