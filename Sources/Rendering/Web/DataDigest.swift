import Crypto
import Pages
import Wiki

/// The digest of a file for programs: each value after its length, so that no two files have the same
/// bytes.
///
/// Phrases count as they are, not as they read: their words are part of the file's form.
struct DataDigest {
  private let site: Site
  /// Hashed all at once: a file has many values, and each update costs more than its bytes.
  private var bytes: [UInt8] = []

  init(in site: Site) { self.site = site }

  var text: String { Hexadecimal.text(SHA256.hash(data: bytes)) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
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
      let path = site.paths.path(of: link.target)
      bytes.append(path == nil ? 0 : 1)
      if let path { add(path) }
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
