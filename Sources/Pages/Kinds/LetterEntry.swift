import Wiki

/// A name in alphabetical order.
public struct LetterEntry: EntryRow {
  private let entry: Entry
  private let site: Site

  public var id: EntryID { entry.id }

  init(_ entry: Entry, in site: Site) {
    self.entry = entry
    self.site = site
  }

  public static let fields: [TemplateField<LetterEntry>] = [
    .link("link", "the entry's page") { Link(.verbatim($0.entry.title), to: .entry($0.entry.id)) },
    .text("context", "one line that tells the entry from others") { $0.entry.context },
    .text("distinction", "the entry's number, if another entry has the same name") {
      $0.distinction
    },
  ]

  var distinction: Phrase { site.distinction(of: entry) }
}
