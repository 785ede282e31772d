/// A piece of text that is put into words only when a page is rendered.
///
/// Swift has keys, never words: words, plurals, dates and numbers come from the strings files.
public enum Phrase: Hashable, Sendable {
  /// Text of the data, as it stands there.
  case verbatim(String)
  /// The word of a key in the strings file.
  case word(String)
  /// The pattern of a key, its `{names}` filled in; an argument `count` chooses the plural.
  case sentence(String, Arguments)
  /// With the language's thousands separators.
  case number(Int)
  /// So many units of the last of the decimal places: 73 with one place is 7.3.
  case decimal(Int, places: Int)
  case date(CalendarDate)
  /// Only its title where a page takes no markup.
  indirect case link(Link)
  /// Several phrases with the language's separator between them; empty ones are left out.
  case list([Phrase])

  public static let empty = Phrase.verbatim("")

  /// Whether the phrase has nothing to say, whatever the language.
  public var isEmpty: Bool {
    switch self {
    case .verbatim(let text): text.isEmpty
    case .list(let phrases): phrases.allSatisfy(\.isEmpty)
    case .word, .sentence, .number, .decimal, .date, .link: false
    }
  }
}
