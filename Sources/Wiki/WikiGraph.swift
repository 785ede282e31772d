/// All entries of a wiki with what is looked up among them, built once.
///
/// A class because whoever looks something up holds all of it.
public final class WikiGraph: Sendable {
  public let collections: [EntryCollection]
  public let sources: [SourceRecord]
  /// All entries, in the order of the collections.
  public let entries: [Entry]
  private let places: EntryTable
  private let namesakes: Namesakes
  let links: LinkTable

  public init(collections: [EntryCollection], sources: [SourceRecord]) {
    self.collections = collections
    self.sources = sources
    let entries = collections.flatMap(\.entries)
    let places = EntryTable(entries.map { $0.id })
    self.entries = entries
    self.places = places
    let found = FoundLinks.all(of: entries, among: places)
    (namesakes, links) = concurrently(
      { Namesakes(among: collections) },
      { LinkTable(found, of: collections.map(\.id), entries: entries.count) })
  }

  public func entry(_ id: EntryID) -> Entry? { places[id].map(entry(at:)) }

  /// Where an entry stands among all, in the order of the collections.
  public func place(of id: EntryID) -> Int32? { places[id] }

  /// The same of several, which is quicker than of one after the other.
  public func places(of ids: [EntryID]) -> [Int32?] { places.places(of: ids) }

  public func entryIfThere(at place: Int32) -> Entry? {
    entries.indices.contains(Int(place)) ? entries[Int(place)] : nil
  }

  /// There must be one.
  public func entry(at place: Int32) -> Entry { entries[Int(place)] }

  public func collection(_ id: String) -> EntryCollection? {
    collections.first { $0.id == id }
  }

  /// The record of the source that an entry comes from.
  public func source(of entry: EntryID) -> SourceRecord? {
    collection(entry.collection).flatMap { collection in
      sources.first { $0.id == collection.definition.source }
    }
  }

  /// The first of the other entries of the collection that bear the same name, and how many
  /// there are.
  public func namesakes(of entry: Entry, upTo limit: Int) -> (first: [EntryID], count: Int) {
    let group = namesakes.group(of: entry.id)
    return (Array(group.lazy.filter { $0 != entry.id }.prefix(limit)), max(0, group.count - 1))
  }

  /// Whether another entry of the collection bears the same name.
  public func hasNamesakes(_ entry: Entry) -> Bool { !namesakes.isAlone(entry.id) }

  /// All that bear the name of an entry, itself included; empty if it is alone.
  public func nameGroup(of entry: Entry) -> [EntryID] { namesakes.group(of: entry.id) }

  /// The names that several entries of a collection share: by name, all that bear it.
  public func sharedNames(in collection: EntryCollection) -> [[Entry]] {
    namesakes.groups(of: collection.id).map { $0.compactMap(entry) }
  }

  /// The categories of one facet: ranked values first, then the others by size and name.
  public func categories(of collection: EntryCollection, by facet: Facet) -> [Category] {
    var numbers: [String: Int] = [:]
    var groups: [(value: FacetValue, entries: [Entry], places: [Int?])] = []
    for entry in collection.entries {
      for value in entry.facets[facet.id] ?? [] {
        let number = numbers[value.key] ?? groups.count
        if number == groups.count {
          numbers[value.key] = number
          groups.append((value, [], []))
        }
        groups[number].entries.append(entry)
        groups[number].places.append(value.place)
      }
    }
    var readings: [Phrase: Int] = [:]
    for group in groups { readings[group.value.title, default: 0] += 1 }
    return
      groups
      .map {
        Category(
          value: $0.value, members: Self.placed($0.entries, at: $0.places),
          hasNamesakes: readings[$0.value.title, default: 0] > 1)
      }
      .sorted { Self.order($0) < Self.order($1) }
  }

  /// By their places where they have some, the others behind them in the collection's order.
  private static func placed(_ entries: [Entry], at places: [Int?]) -> [Entry] {
    guard places.contains(where: { $0 != nil }) else { return entries }
    return entries.indices.sorted { (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1) }
      .map { entries[$0] }
  }

  private static func order(_ category: Category) -> (Int, Int, String, String) {
    let value = category.value
    return (value.rank ?? .max, -category.members.count, value.name, value.key)
  }
}
