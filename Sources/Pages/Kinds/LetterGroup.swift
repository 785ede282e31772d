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
    let names = keys.enumerated().map { Name(beginning: Self.beginning(of: $1), place: $0) }
    let sorted = names.sorted { one, other in
      guard one.beginning == other.beginning else { return one.beginning < other.beginning }
      let (one, other) = (one.place, other.place)
      return (keys[one], entries[one].title, entries[one].id.key)
        < (keys[other], entries[other].title, entries[other].id.key)
    }
    // All of one letter stand together, as it is the first byte; those of none come first.
    var groups: [(letter: String?, entries: [Entry])] = []
    for place in sorted.lazy.map(\.place) {
      let letter = Self.letter(of: keys[place])
      if groups.isEmpty || groups[groups.count - 1].letter != letter { groups.append((letter, [])) }
      groups[groups.count - 1].entries.append(entries[place])
    }
    if let others = groups.first, others.letter == nil { groups = groups.dropFirst() + [others] }
    return groups.map { letter, entries in
      LetterGroup(
        letter: letter.map { .verbatim($0.uppercased()) } ?? .word("a-z.other"),
        name: letter ?? "other", entries: entries, site: site)
    }
  }

  private struct Name {
    let beginning: UInt64
    /// Among the entries.
    let place: Int
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
    guard let byte = key.utf8.first, case UInt8(ascii: "a")...UInt8(ascii: "z") = byte else {
      return nil
    }
    return String(UnicodeScalar(byte))
  }
}
