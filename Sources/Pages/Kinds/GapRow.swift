import Wiki

/// Entries of a collection that lack the same thing, as the page about the wiki names them.
public struct GapRow: TemplateModel {
  let sentence: Phrase
  let names: [LetterEntry]
  /// How many others there are; may be empty.
  let rest: Phrase

  init(_ gap: EntryGap, _ entries: [Entry], of collection: EntryCollection, in site: Site) {
    sentence = .sentence(
      "about.gaps.\(gap.rawValue)", ["entries": site.count(entries.count, of: collection)])
    names = entries.prefix(Self.mostNames).map { LetterEntry($0, in: site) }
    let left = entries.count - names.count
    rest = left == 0 ? .empty : .sentence("about.gaps-rest", ["count": .number(left)])
  }

  public static let fields: [TemplateField<GapRow>] = [
    .text("sentence", "how many entries lack what", \.sentence),
    .rows("names", "the first of them, at most twenty", \.names),
    .text("rest", "how many others there are; may be empty", \.rest),
  ]

  private static let mostNames = 20

  /// Only what some entry lacks, by collection.
  static func rows(of site: Site) -> [GapRow] {
    site.collections.flatMap { collection in
      EntryGap.allCases.compactMap { gap in
        let entries = collection.entries.filter { gap.isFound(in: $0, of: collection, site.graph) }
        return entries.isEmpty ? nil : GapRow(gap, entries, of: collection, in: site)
      }
    }
  }
}
