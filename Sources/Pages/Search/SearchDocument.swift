import Wiki

/// An entry as the search shows it.
public struct SearchDocument: Sendable {
  public let id: EntryID
  public let title: String
  public let folded: FoldedText
  /// What stands behind the key in the address of the entry's page; empty where nothing does.
  public let slug: String
  public let context: Phrase
  /// The file, where the site has it.
  public let picture: SitePicture?
  public let badges: [Badge]
  public let hasNamesakes: Bool

  init(_ entry: Entry, in site: Site) {
    id = entry.id
    title = entry.title
    folded = FoldedText(entry.title)
    slug = site.paths.slug(of: entry.id) ?? ""
    context = entry.context
    picture = site.shelf.file(of: entry.picture)
    badges = entry.badges
    hasNamesakes = site.graph.hasNamesakes(entry)
  }
}

extension SearchDocument {
  /// Whether a program that has the title alone finds the slug: each run of other characters than
  /// letters and digits of ASCII is a hyphen.
  public var hasSimpleSlug: Bool {
    !slug.isEmpty && Slug.ofASCII(title) == slug
  }
}
