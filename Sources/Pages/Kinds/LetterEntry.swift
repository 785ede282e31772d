import Wiki

/// A name in alphabetical order.
///
/// It holds no entry: where it stands on a page it was mostly read for another one.
public struct LetterEntry: EntryRow {
  public let place: Int32
  private let site: Site

  init(at place: Int32, in site: Site) {
    self.place = place
    self.site = site
  }

  /// `nil` of an entry that the site does not have.
  init?(_ entry: Entry, in site: Site) {
    guard let place = site.graph.place(of: entry.id) else { return nil }
    self.init(at: place, in: site)
  }

  public static let fields: [TemplateField<LetterEntry>] = [
    .link("link", "the entry's page") { $0.site.link(at: $0.place) },
    .text("context", "one line that tells the entry from others") { $0.entry.context },
    .text("distinction", "the entry's number, if another entry has the same name") {
      $0.distinction
    },
  ]

  private var entry: Entry { site.graph.entry(at: place) }

  var distinction: Phrase { site.distinction(of: entry) }
}
