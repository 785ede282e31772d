import Wiki

/// A wiki with everything its pages need: settings, pictures, addresses.
///
/// A class because every model of every page holds it.
public final class Site: Sendable {
  public let graph: WikiGraph
  public let settings: SiteSettings
  public let paths: SitePaths
  /// The program that makes the site, with its version: `wikigen 0.1.0`.
  let program: String
  let shelf: PictureShelf
  /// By the id of the source.
  private let logos: [String: SitePicture]
  let categories: [FacetCategories]
  /// What stands where the last site had pages that this one has not.
  public let former: FormerAddresses
  /// `nil` while none is known.
  let changes: RecentChanges?
  /// Whether any entry has a date.
  let hasTimeline: Bool
  let drawnLabels: DrawnLabels
  /// The collections that have an entry; a wiki never speaks of the others.
  public let collections: [EntryCollection]
  /// The title that the settings give, or one made from the sources' titles.
  public let title: Phrase

  /// `changes` are those of late, each source's newest first.
  public init(
    _ graph: WikiGraph, settings: SiteSettings, pictures: PictureShelf,
    logos: [String: SitePicture] = [:], before: FormerSite = .none,
    changes: [ChangeRecord] = [], program: String
  ) {
    self.graph = graph
    self.settings = settings
    self.program = program
    self.changes = changes.isEmpty ? nil : RecentChanges(changes, in: graph)
    shelf = pictures
    self.logos = logos
    categories = FacetCategories.all(in: graph, settings: settings)
    paths = SitePaths(graph, categories: categories)
    former = FormerAddresses(before, in: paths)
    hasTimeline = Timeline.isThere(in: graph.collections)
    drawnLabels = DrawnLabels(count: graph.entries.count)
    collections = graph.collections.filter { !$0.entries.isEmpty }
    title =
      settings.title.map(Phrase.verbatim)
      ?? .sentence(
        "site.title", ["sources": .list(graph.sources.map { .word("sources.\($0.id).title") })])
  }

  var hasEntries: Bool { !collections.isEmpty }

  var hasFeeds: Bool { changes != nil && settings.hasFeeds && settings.baseURL != nil }

  func categories(of collection: EntryCollection) -> [FacetCategories] {
    categories.filter { $0.collection.id == collection.id }
  }

  /// The card of an entry, as a row of a template; `nil` if there is no such entry.
  public func card(of id: EntryID) -> CardRow? { graph.entry(id).map { CardRow($0, in: self) } }

  /// The cards of those of the entries that there are.
  public func cards(of ids: [EntryID]) -> [CardRow] { ids.compactMap(card) }

  /// Says nothing more than the credits beside it.
  func logo(of source: String) -> PlacedPicture? {
    logos[source].map { PlacedPicture($0, alternative: "") }
  }

  /// `826 characters`.
  func count(_ count: Int, of collection: EntryCollection) -> Phrase {
    .sentence(String(parts: "collections.", collection.id, ".count"), ["count": .number(count)])
  }
}
