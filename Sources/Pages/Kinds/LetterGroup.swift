import Wiki

/// The names that begin with one letter.
public struct LetterGroup: TemplateModel {
  let letter: Phrase
  /// The letter as addresses and ids have it: `a`, `other`.
  let name: String
  /// In alphabetical order.
  let entries: [Entry]
  let site: Site

  public static let fields: [TemplateField<LetterGroup>] = [
    .text("letter", "the letter, or the word for all others", \.letter),
    .text("anchor", "the id of the group") { .verbatim($0.anchor) },
    .rows("entries", "the names") { group in
      group.entries.map { LetterEntry($0, in: group.site) }
    },
  ]

  var anchor: String { "s-letter-\(name)" }

  /// Names are sorted by what ASCII can say of them, then by themselves; no locale is asked.
  static func groups(of entries: [Entry], in site: Site) -> [LetterGroup] {
    let sorted = entries.map { (key: Slug($0.title).text, entry: $0) }
      .sorted { Self.order($0.key, $0.entry) < Self.order($1.key, $1.entry) }
    let groups = Dictionary(grouping: sorted) { Self.letter(of: $0.key) }
    return groups.sorted { ($0.key ?? "~") < ($1.key ?? "~") }.map { letter, members in
      LetterGroup(
        letter: letter.map { .verbatim($0.uppercased()) } ?? .word("a-z.other"),
        name: letter ?? "other", entries: members.map(\.entry), site: site)
    }
  }

  private static func order(_ key: String, _ entry: Entry) -> (String, String, String) {
    (key, entry.title, entry.id.key)
  }

  /// `nil` for a name that begins with no letter of the Latin alphabet.
  private static func letter(of key: String) -> String? {
    key.first.flatMap { $0.isLetter ? String($0) : nil }
  }
}
