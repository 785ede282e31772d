/// What something is made from, told value by value: where the same was told, the same comes out.
///
/// Texts stand after their length and phrases after their kind. Whoever tells several values of which there may be
/// more or fewer tells how many first, so that no two rows of values have the same bytes.
public struct Ingredients: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Entries of which what others show of them is an ingredient too.
  public private(set) var entries: [EntryID] = []

  public init() {}

  public mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  public mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  public mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  public mutating func add(_ mark: ContentMark) { mark.append(to: &bytes) }

  public mutating func add(_ date: CalendarDate?) { add(date?.daysSince1970 ?? .min) }

  public mutating func add(_ entry: EntryID) { entries.append(entry) }

  /// The phrase as it is, and not as it reads: words are no ingredients of data. `link` adds what matters of
  /// where a link leads.
  public mutating func add(_ phrase: Phrase, _ link: (inout Ingredients, Link.Target) -> Void) {
    switch phrase {
    case .verbatim(let text):
      bytes.append(1)
      add(text)
    case .word(let key):
      bytes.append(2)
      add(key)
    case .sentence(let key, let arguments):
      bytes.append(3)
      add(key)
      add(arguments.count)
      for argument in arguments {
        add(argument.name)
        add(argument.phrase, link)
      }
    case .number(let number):
      bytes.append(4)
      add(number)
    case .decimal(let units, let places):
      bytes.append(5)
      add(units)
      add(places)
    case .date(let date):
      bytes.append(6)
      add(date.daysSince1970)
    case .link(let linked):
      bytes.append(7)
      add(linked.title, link)
      link(&self, linked.target)
    case .list(let phrases):
      bytes.append(8)
      add(phrases.count)
      for phrase in phrases { add(phrase, link) }
    }
  }
}
