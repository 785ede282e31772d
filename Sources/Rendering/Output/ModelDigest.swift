import Crypto
import Pages
import Wiki

/// The digest of what a page shows: each value after its length, so that no two models of a template
/// have the same bytes.
///
/// Phrases count as they are, not as they read: their words are part of the page's form. So a digest
/// is made in a fraction of the time that the page takes.
struct ModelDigest {
  private let site: Site
  private let cards: CardDigests
  /// Hashed all at once: a page has hundreds of values, and each update costs more than its bytes.
  private var bytes: [UInt8] = []

  init(in site: Site, cards: CardDigests) {
    self.site = site
    self.cards = cards
  }

  var value: [UInt8] { Array(SHA256.hash(data: bytes)) }

  var text: String { Hexadecimal.text(SHA256.hash(data: bytes)) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ model: any TemplateModel) {
    model.forEachValue { add($0) }
  }

  mutating func add(_ value: DataValue) {
    switch value {
    case .text(let phrase): add(phrase)
    case .number(let number): add(Phrase.number(number))
    case .decimal(let units, let places): add(Phrase.decimal(units, places: places))
    case .list(let values):
      bytes.append(9)
      add(values.count)
      for value in values { add(value) }
    case .object(let members):
      bytes.append(10)
      add(members.count)
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(value)
      }
    }
  }

  private mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ value: FieldValue) {
    switch value {
    case .text(let phrase), .markup(let phrase): add(phrase)
    case .html(let html):
      add(html.count)
      bytes += html
    case .flag(let flag): bytes.append(flag ? 1 : 0)
    case .number(let number): add(number)
    case .link(let link): addEach(link) { $0.add($1) }
    case .picture(let picture): addEach(picture) { $0.add($1) }
    case .rows(let rows):
      add(rows.count)
      for row in rows { add(row) }
    case .object(let object): addEach(object) { $0.add($1) }
    case .entry(let id): addEach(id) { $0.add($1) }
    case .entries(let ids):
      add(ids.count)
      for id in ids { add(id) }
    }
  }

  private mutating func addEach<Value>(
    _ value: Value?, _ add: (inout ModelDigest, Value) -> Void
  ) {
    bytes.append(value == nil ? 0 : 1)
    if let value { add(&self, value) }
  }

  private mutating func add(_ id: EntryID) {
    addEach(cards.card(of: id, in: site)) { $0.bytes += $1 }
  }

  private mutating func add(_ picture: PlacedPicture) {
    add(picture.file.path)
    add(picture.file.width)
    add(picture.file.height)
    add(picture.alternative)
  }

  private mutating func add(_ link: Link) {
    add(link.title)
    switch link.target {
    case .fragment(let id):
      bytes.append(1)
      add(id)
    case .web(let address):
      bytes.append(2)
      add(address.text)
    case .entry, .collection, .category, .file:
      bytes.append(3)
      addEach(site.paths.path(of: link.target)) { $0.add($1) }
    }
  }

  private mutating func add(_ phrase: Phrase) {
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
      for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(argument)
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
    case .link(let link):
      bytes.append(7)
      add(link)
    case .list(let phrases):
      bytes.append(8)
      add(phrases.count)
      for phrase in phrases { add(phrase) }
    }
  }
}
