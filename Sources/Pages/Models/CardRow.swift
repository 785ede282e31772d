import Wiki

/// An entry as lists show it.
///
/// It holds nothing of its own: a page has dozens of cards, of each of which its template shows a part.
public struct CardRow: TemplateModel {
  private let entry: Entry
  private let site: Site

  init(_ entry: Entry, in site: Site) {
    self.entry = entry
    self.site = site
  }

  public static let fields: [TemplateField<CardRow>] = [
    .text("id", "what names the entry for good: `characters/1`") {
      .verbatim($0.entry.id.description)
    },
    .link("link", "the entry's page, titled with its name") {
      Link(.verbatim($0.entry.title), to: .entry($0.entry.id))
    },
    .text("context", "one line that tells the entry from others") { $0.entry.context },
    .text("distinction", "the entry's number, if another entry has the same name") {
      $0.distinction
    },
    .rows("badges", "the emoji badges") { $0.badges },
    .picture("picture", "the picture, if the site has it") { $0.picture },
    .flag("isPictured", "whether the collection has pictures") { $0.isPictured },
    .text("initials", "for a drawn placeholder") { .verbatim($0.initials) },
  ]

  var distinction: Phrase { site.distinction(of: entry) }

  var badges: [BadgeRow] { entry.badges.map(BadgeRow.init) }

  /// The name stands beside the picture, so the picture itself says nothing more.
  var picture: PlacedPicture? {
    site.shelf.file(of: entry.picture).map { PlacedPicture($0, alternative: "") }
  }

  var isPictured: Bool {
    site.graph.collection(entry.id.collection)?.definition.isPictured ?? false
  }

  var initials: String { Initials(entry.title).text }
}
