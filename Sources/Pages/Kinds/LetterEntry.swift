import Wiki

/// A name in alphabetical order.
public struct LetterEntry: TemplateModel {
  let link: Link
  let context: Phrase
  let distinction: Phrase

  init(_ entry: Entry, in site: Site) {
    link = Link(.verbatim(entry.title), to: .entry(entry.id))
    context = entry.context
    distinction = site.distinction(of: entry)
  }

  public static let fields: [TemplateField<LetterEntry>] = [
    .link("link", "the entry's page", \.link),
    .text("context", "one line that tells the entry from others", \.context),
    .text("distinction", "the entry's number, if another entry has the same name", \.distinction),
  ]
}
