import Wiki

/// An entry as lists show it.
public struct CardRow: TemplateModel {
  let id: EntryID
  let link: Link
  let context: Phrase
  let distinction: Phrase
  let badges: [BadgeRow]
  let picture: PlacedPicture?
  let isPictured: Bool
  private let title: String

  init(_ entry: Entry, in site: Site) {
    id = entry.id
    link = Link(.verbatim(entry.title), to: .entry(entry.id))
    context = entry.context
    distinction = site.distinction(of: entry)
    badges = entry.badges.map(BadgeRow.init)
    // The name stands beside the picture, so the picture itself says nothing more.
    picture = site.shelf.file(of: entry.picture).map { PlacedPicture($0, alternative: "") }
    isPictured = site.graph.collection(entry.id.collection)?.definition.isPictured ?? false
    title = entry.title
  }

  public static let fields: [TemplateField<CardRow>] = [
    .text("id", "what names the entry for good: `characters/1`") {
      .verbatim($0.id.description)
    },
    .link("link", "the entry's page, titled with its name", \.link),
    .text("context", "one line that tells the entry from others", \.context),
    .text("distinction", "the entry's number, if another entry has the same name", \.distinction),
    .rows("badges", "the emoji badges", \.badges),
    .picture("picture", "the picture, if the site has it", \.picture),
    .flag("isPictured", "whether the collection has pictures", \.isPictured),
    .text("initials", "for a drawn placeholder") { .verbatim($0.initials) },
  ]

  /// Made when they are asked for: most cards are only compared.
  var initials: String { Initials(title).text }
}
