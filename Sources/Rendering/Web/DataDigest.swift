import Crypto
import Pages
import Wiki

/// The digest of a file for programs: each value after its length, so that no two files have the same
/// bytes.
///
/// Phrases count as they are, not as they read: their words are part of the file's form.
struct DataDigest: ~Copyable {
  private let site: Site
  /// Hashed all at once: a file has many values, and each update costs more than its bytes.
  private var ingredients = Ingredients()

  init(in site: Site) { self.site = site }

  var text: String {
    var digest = SHA256()
    digest.update(bufferPointer: ingredients.bytes)
    return Hexadecimal.text(digest.finalize())
  }

  mutating func add(_ text: String) { ingredients.add(text) }

  mutating func add(_ value: DataValue) {
    switch value {
    case .text(let phrase): add(phrase)
    case .number(let number): add(Phrase.number(number))
    case .decimal(let units, let places): add(Phrase.decimal(units, places: places))
    case .list(let values):
      ingredients.add(Kind.list)
      ingredients.add(values.count)
      for value in values { add(value) }
    case .object(let members):
      ingredients.add(Kind.object)
      ingredients.add(members.count)
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(value)
      }
    }
  }

  /// Of what is no phrase; those of phrases are small.
  private enum Kind {
    static let list = -1
    static let object = -2
  }

  private mutating func add(_ phrase: Phrase) {
    ingredients.add(phrase) { [site] ingredients, target in
      switch target {
      case .fragment(let id): ingredients.add("#\(id)")
      case .web(let address): ingredients.add(address.text)
      case .entry, .collection, .category, .file:
        ingredients.add(site.paths.path(of: target))
      }
    }
  }
}
