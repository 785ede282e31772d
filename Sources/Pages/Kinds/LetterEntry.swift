import Wiki

/// A name in alphabetical order.
///
/// It holds no entry: most rows were read for another page, and nobody asks them anything.
public struct LetterEntry: EntryRow {
  public let place: Int32
  private let site: Site

  init(at place: Int32, in site: Site) {
    self.place = place
    self.site = site
  }

  /// Of an entry of the site.
  init(_ entry: Entry, in site: Site) {
    guard let place = site.graph.place(of: entry.id) else {
      preconditionFailure("'\(entry.id)' is no entry of the site")
    }
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
