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
    let keys = entries.map { site.paths.slug(of: $0.id) ?? "" }
    let beginnings = keys.map(Self.beginning)
    let sorted = entries.indices.sorted { one, other in
      guard beginnings[one] == beginnings[other] else { return beginnings[one] < beginnings[other] }
      return (keys[one], entries[one].title, entries[one].id.key)
        < (keys[other], entries[other].title, entries[other].id.key)
    }
    let groups = Dictionary(grouping: sorted) { Self.letter(of: keys[$0]) }
    return groups.sorted { ($0.key ?? "~") < ($1.key ?? "~") }.map { letter, members in
      LetterGroup(
        letter: letter.map { .verbatim($0.uppercased()) } ?? .word("a-z.other"),
        name: letter ?? "other", entries: members.map { entries[$0] }, site: site)
    }
  }

  /// The first eight bytes: mostly they tell already which of two keys, which are ASCII, comes first.
  private static func beginning(of key: String) -> UInt64 {
    var beginning: UInt64 = 0
    var shift: UInt64 = 56
    for byte in key.utf8.prefix(8) {
      beginning |= UInt64(byte) << shift
      shift &-= 8
    }
    return beginning
  }

  /// `nil` for a name that begins with no letter of the Latin alphabet.
  private static func letter(of key: String) -> String? {
    key.first.flatMap { $0.isLetter ? String($0) : nil }
  }
}
