import Diagnostics
import Wiki

/// Every word of the site in one language: the strings files of the theme and of the sources,
/// joined to one table. A class because every page's wording holds it.
public final class Words: Sendable {
  private let entries: [String: Entry]
  /// Of each entry but lists the place among the plurals.
  private let places: KeyTable<Int>
  private let plurals: [Plural]
  let patterns: Patterns
  /// The files the table was read from, for faults: `Theme/strings/en.yml`.
  private let files: [String]
  let separator: String
  let thousands: String
  let decimal: String
  let datePattern: Pattern
  let months: [String]

  init(_ entries: [String: Entry], files: [String]) throws(Fault) {
    self.entries = entries
    var patterns = Patterns()
    let plurals = entries.compactMapValues { Plural($0, among: &patterns) }
    places = KeyTable(
      Dictionary(uniqueKeysWithValues: plurals.keys.enumerated().map { ($0.element, $0.offset) }))
    self.plurals = Array(plurals.values)
    self.files = files
    func text(_ key: String) throws(Fault) -> String {
      guard case .text(let text) = entries[key] else {
        throw Fault.missingWord(key, in: files, nearest: nil)
      }
      return text
    }
    separator = try text("separator")
    thousands = try text("thousands")
    decimal = try text("decimal")
    datePattern = patterns.add(try text("date"))
    self.patterns = patterns
    guard case .list(let months) = entries["months"], months.count == 12 else {
      throw Fault.missingWord("months", in: files, nearest: nil)
    }
    self.months = months
  }

  /// What is under a key, in the plural that `count` asks for.
  func pattern(of key: String, count: Int? = nil) throws(Fault) -> Pattern {
    guard let place = places[key] else {
      throw Fault.missingWord(key, in: files, nearest: key.nearest(in: entries.keys))
    }
    return switch count {
    case 0: plurals[place].zero
    case 1: plurals[place].one
    default: plurals[place].other
    }
  }

  /// A text for each number of things; where it has one form they are the same.
  private struct Plural: Sendable {
    let zero: Pattern
    let one: Pattern
    let other: Pattern

    /// `nil` for a list.
    init?(_ entry: Entry, among patterns: inout Patterns) {
      switch entry {
      case .text(let text):
        other = patterns.add(text)
        (zero, one) = (other, other)
      case .plural(let zero, let one, let other):
        self.other = patterns.add(other)
        self.one = patterns.add(one)
        self.zero = zero.map { patterns.add($0) } ?? self.other
      case .list: return nil
      }
    }
  }

  /// The word a template may name: it has no plural and no arguments.
  func plainWord(_ key: String) -> String? {
    guard case .text(let text) = entries[key], !text.contains("{") else { return nil }
    return text
  }

  func has(_ key: String) -> Bool { entries[key] != nil }

  /// The fault of a word that a template names and that is not plain.
  func notPlain(_ key: String, for tag: TemplateTag) -> Fault {
    .wordNotPlain(key, in: files, for: tag)
  }

  /// Every text under a prefix with what stands behind it in the key; a plural is two or three,
  /// `hits.one` and `hits.other`.
  func texts(under prefix: String) -> [(key: String, text: String)] {
    let keys = entries.keys.filter { $0.hasPrefix("\(prefix).") }.sorted()
    return keys.flatMap { key -> [(String, String)] in
      let name = String(key.dropFirst(prefix.count + 1))
      return switch entries[key] {
      case .text(let text): [(name, text)]
      case .plural(let zero, let one, let other):
        (zero.map { [("\(name).zero", $0)] } ?? [])
          + [("\(name).one", one), ("\(name).other", other)]
      case .list, nil: []
      }
    }
  }

  /// Refuses a table that lacks a text of another, or asks for an argument that the other does not.
  func check(against reference: Words) throws(Fault) {
    for (key, entry) in reference.entries.sorted(by: { $0.key < $1.key }) {
      guard let own = entries[key], own.isText == entry.isText else {
        let others = entries.keys.filter { reference.entries[$0] == nil }
        throw Fault.missingWord(key, in: files, nearest: key.nearest(in: others))
      }
      let known = entry.arguments.union(entry.isPlural ? ["count"] : [])
      for name in own.arguments.subtracting(known).sorted() where own.isText {
        throw Fault.unknownArgument(name, of: key, nearest: name.nearest(in: known))
      }
    }
  }

  func nearestKey(to key: String) -> String? { key.nearest(in: entries.keys) }
}
