import Wiki

/// The entries that link to one with the same meaning.
public struct LinksHereRow: TemplateModel {
  let title: Phrase
  let count: Phrase
  /// Whether the page shows these entries in a section of their own.
  let isShown: Bool
  let names: [LetterEntry]
  let otherNames: [LetterEntry]
  /// How many `otherNames` there are; may be empty.
  let otherCount: Phrase
  /// How many are not named at all; may be empty.
  let rest: Phrase

  init(_ links: IncomingLinks, isShown: Bool, in site: Site) {
    title = .word(
      String(parts: "relations.", links.kind.collection, ".", links.kind.name, ".incoming"))
    count =
      site.graph.collection(links.kind.collection)
      .map { site.count(links.count, of: $0) } ?? .number(links.count)
    self.isShown = isShown
    let named = links.places
    names = named.prefix(Self.openNames).map { LetterEntry(at: $0, in: site) }
    otherNames = named.dropFirst(Self.openNames).map { LetterEntry(at: $0, in: site) }
    otherCount =
      otherNames.isEmpty
      ? .empty : .sentence("entry.links-here-more", ["count": .number(otherNames.count)])
    let left = links.count - named.count
    rest =
      isShown || left == 0 ? .empty : .sentence("entry.links-here-rest", ["count": .number(left)])
  }

  public static let fields: [TemplateField<LinksHereRow>] = [
    .text("title", "what the links mean: `Recommended with`", \.title),
    .text("count", "how many there are", \.count),
    .flag("isShown", "whether the page shows them in a section of their own", \.isShown),
    .entryRows("names", "the first of them, at most twelve; none if the page shows them", \.names),
    .entryRows("otherNames", "the next of them, up to a hundred in all", \.otherNames),
    .text("otherCount", "how many these are; may be empty", \.otherCount),
    .text("rest", "how many are not named at all; may be empty", \.rest),
  ]

  /// What is seen at once, and what one may open.
  private static let openNames = 12
  private static let mostNames = 100

  /// All that links to an entry, by meaning.
  static func rows(of entry: Entry, in site: Site) -> [LinksHereRow] {
    let shown = site.graph.collection(entry.id.collection)?.definition.relations.shown ?? []
    let links = site.graph.incoming(to: entry.id, upTo: mostNames) { !shown.contains($0) }
    return links.map { LinksHereRow($0, isShown: shown.contains($0.kind), in: site) }
  }
}
