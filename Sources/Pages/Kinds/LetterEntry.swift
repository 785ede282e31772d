import Wiki

/// A name in alphabetical order.
public struct LetterEntry: TemplateModel {
  let link: Link
  let context: Phrase

  init(_ entry: Entry) {
    link = Link(.verbatim(entry.title), to: .entry(entry.id))
    context = entry.context
  }

  public static let fields: [TemplateField<LetterEntry>] = [
    .link("link", "the entry's page", \.link),
    .text("context", "one line that tells the entry from others", \.context),
  ]
}
