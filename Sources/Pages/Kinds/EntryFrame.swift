import Wiki

/// What the page of any entry shows besides the entry's own model.
///
/// A class because its values are told one by one, and each would be given a copy of its parts.
public final class EntryFrame: TemplateModel {
  private let entry: Entry
  private let site: Site
  private let card: CardRow
  let previous: Link?
  let next: Link?

  /// What takes time is looked up when the page is read, and nothing of it is held.
  init(_ entry: Entry, previous: Entry?, next: Entry?, in site: Site) {
    self.entry = entry
    self.site = site
    card = CardRow(entry, in: site)
    self.previous = previous.map(Self.link)
    self.next = next.map(Self.link)
  }

  public static let fields: [TemplateField<EntryFrame>] = [
    .text("title", "the entry's name") { .verbatim($0.entry.title) },
    .text("context", "one line that tells the entry from others") { $0.entry.context },
    .rows("badges", "the emoji badges") { $0.card.badges },
    .picture("picture", "the picture, if the site has it", \.picture),
    .flag("isPictured", "whether the collection has pictures") { $0.card.isPictured },
    .text("initials", "for a drawn placeholder") { .verbatim($0.card.initials) },
    .rows("facts", "the rows of the infobox") { $0.entry.facts.map(FactRow.init) },
    .entries("namesakes", "other entries of the same name, at most twelve", \.namesakes),
    .text("otherNamesakes", "how many others there are; may be empty") {
      $0.otherNamesakes == 0
        ? .empty : .sentence("entry.other-namesakes", ["count": .number($0.otherNamesakes)])
    },
    .link(
      "allNamesakes", "the page of all that bear the name; absent if it is alone", \.allNamesakes),
    .text("companionsTitle", "what to call those it meets; may be empty", \.companionsTitle),
    .rows("companions", "who meets it most often, at most twelve", \.companions),
    .rows("linksHere", "what links to it, by the meaning of the links", \.linksHere),
    .object("map", "a drawing of its neighbourhood; absent if it has fewer than two", \.map),
    .link("previous", "the entry before in the collection's order", \.previous),
    .link("next", "the entry after in the collection's order", \.next),
    .rows("history", "what changed of late, the newest day first", \.history),
    .markup("sourceCredits", "whom the data and the picture belong to", \.sourceCredits),
    .picture("sourceLogo", "the logo of the source, if the theme has one", \.sourceLogo),
  ]

  /// A name that a thousand share must not put a thousand faces on each of their pages.
  private static let shownNamesakes = 12

  var picture: PlacedPicture? {
    site.shelf.file(of: entry.picture).map { PlacedPicture($0, alternative: entry.title) }
  }

  var namesakes: [EntryID] {
    site.graph.namesakes(of: entry, upTo: Self.shownNamesakes).first
  }

  /// How many further entries bear the name.
  var otherNamesakes: Int {
    max(0, site.graph.namesakes(of: entry, upTo: 0).count - Self.shownNamesakes)
  }

  /// All that bear the name, on one page; `nil` if the entry is alone.
  var allNamesakes: Link? {
    let group = site.graph.nameGroup(of: entry)
    return group.first.flatMap { site.paths.name(of: $0) }.map {
      Link(.sentence("entry.all-namesakes", ["count": .number(group.count)]), to: .file($0))
    }
  }

  var companionsTitle: Phrase { CompanionRow.title(of: entry, in: site) }

  var companions: [CompanionRow] { CompanionRow.rows(of: entry, in: site) }

  var linksHere: [LinksHereRow] { LinksHereRow.rows(of: entry, in: site) }

  var map: NeighbourMap? { NeighbourMap(of: entry, in: site) }

  var history: [HistoryRow] { (site.changes?.changes(of: entry.id) ?? []).map(HistoryRow.init) }

  /// Whom the data and the picture belong to.
  var sourceCredits: Phrase { source?.credits ?? .empty }

  var sourceLogo: PlacedPicture? { source.flatMap { site.logo(of: $0.id) } }

  private var source: SourceRecord? { site.graph.source(of: entry.id) }

  static func pages(of collection: EntryCollection, in site: Site) -> [Page] {
    let entries = collection.entries
    return entries.indices.compactMap { index in
      let entry = entries[index]
      guard let path = site.paths.detail(of: entry.id) else { return nil }
      return Page(path, template: collection.definition.template, entry: entry.id) {
        let frame = EntryFrame(
          entry, previous: index > 0 ? entries[index - 1] : nil,
          next: index + 1 < entries.count ? entries[index + 1] : nil, in: site)
        return frame.content(at: path, of: collection, in: site)
      }
    }
  }

  private func content(
    at path: String, of collection: EntryCollection, in site: Site
  ) -> PageContent {
    let title = Phrase.verbatim(entry.title)
    return PageContent(
      entry.detail, frame: self,
      shell: Shell(
        site, path: path, kind: .entry, title: title,
        description: .sentence(
          "entry.description", ["title": title, "context": entry.context, "site": site.title]),
        distinction: card.distinction,
        collection: collection.id, entry: entry.id, crumbs: [site.listLink(collection)],
        previous: previous,
        next: next, changed: entry.changed))
  }

  private static func link(to entry: Entry) -> Link {
    Link(.verbatim(entry.title), to: .entry(entry.id))
  }
}
