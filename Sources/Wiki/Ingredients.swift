/// What something is made from, told value by value: where the same was told, the same comes out.
///
/// Texts stand after their length and phrases after their kind. Whoever tells several values of which there may be
/// more or fewer tells how many first, so that no two rows of values have the same bytes.
public struct Ingredients: ~Copyable {
  private var told = GrowingBytes(capacity: 2048)
  /// Entries of which what others show of them is an ingredient too.
  public private(set) var entries: [EntryID] = []

  public init() {}

  /// All that was told, until something else is.
  public var bytes: UnsafeRawBufferPointer { told.bytes }

  public mutating func add(_ text: String) {
    add(text.utf8.count)
    told.append(text)
  }

  /// Adds what a text of these code units would add.
  public mutating func add(utf8 text: UnsafeRawBufferPointer) {
    add(text.count)
    told.append(text)
  }

  public mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  public mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  public mutating func add(_ number: Int) {
    told.append(number: Int64(number).littleEndian)
  }

  public mutating func add(_ flag: Bool) { told.append(flag ? 1 : 0 as UInt8) }

  public mutating func add(_ mark: ContentMark) { mark.append(to: &told) }

  public mutating func add(_ date: CalendarDate?) { add(date?.daysSince1970 ?? .min) }

  public mutating func add(_ entry: EntryID) { entries.append(entry) }

  /// The phrase as it is, and not as it reads: words are no ingredients of data. `link` adds what matters of
  /// where a link leads.
  public mutating func add(_ phrase: Phrase, _ link: (inout Ingredients, Link.Target) -> Void) {
    switch phrase {
    case .verbatim(let text):
      told.append(1 as UInt8)
      add(text)
    case .word(let key):
      told.append(2 as UInt8)
      add(key)
    case .sentence(let key, let arguments):
      told.append(3 as UInt8)
      add(key)
      add(arguments.count)
      for argument in arguments {
        add(argument.name)
        add(argument.phrase, link)
      }
    case .number(let number):
      told.append(4 as UInt8)
      add(number)
    case .decimal(let units, let places):
      told.append(5 as UInt8)
      add(units)
      add(places)
    case .date(let date):
      told.append(6 as UInt8)
      add(date.daysSince1970)
    case .link(let linked):
      told.append(7 as UInt8)
      add(linked.title, link)
      link(&self, linked.target)
    case .list(let phrases):
      told.append(8 as UInt8)
      add(phrases.count)
      for phrase in phrases { add(phrase, link) }
    }
  }
}
