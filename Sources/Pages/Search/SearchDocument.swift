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
    guard !slug.isEmpty else { return false }
    var rest = slug.utf8[...]
    var isGap = false
    for byte in title.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isGap, rest.startIndex > slug.startIndex, rest.popFirst() != UInt8(ascii: "-") {
          return false
        }
        isGap = false
        // Of a letter the bit makes it lower-case; digits have it.
        guard rest.popFirst() == byte | 0x20 else { return false }
      case 0x80...: return false
      default: isGap = true
      }
    }
    return rest.isEmpty
  }
}
