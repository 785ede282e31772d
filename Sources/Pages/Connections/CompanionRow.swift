import Wiki

/// One who meets an entry, with how often.
public struct CompanionRow: TemplateModel {
  let card: EntryID
  let count: Phrase

  public static let fields: [TemplateField<CompanionRow>] = [
    .entry("card", "the other entry", \.card),
    .text("count", "how often they meet", \.count),
  ]

  /// A handful says with whom; everybody else stands on the pages where they meet.
  private static let mostRows = 12

  static func rows(of entry: Entry, in site: Site) -> [CompanionRow] {
    guard let relation = relation(of: entry, in: site) else { return [] }
    let together = String(parts: relation, ".together")
    return site.graph.companions(of: entry, upTo: mostRows).map {
      CompanionRow(card: $0.entry, count: .sentence(together, ["count": .number($0.meetings)]))
    }
  }

  /// What the section is called; empty where entries do not meet.
  static func title(of entry: Entry, in site: Site) -> Phrase {
    relation(of: entry, in: site).map { .word(String(parts: $0, ".companions")) } ?? .empty
  }

  private static func relation(of entry: Entry, in site: Site) -> String? {
    site.graph.collection(entry.id.collection)?.definition.relations.meeting
      .map { String(parts: "relations.", entry.id.collection, ".", $0) }
  }
}
