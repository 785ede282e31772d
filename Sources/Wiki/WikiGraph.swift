/// All entries of a wiki with what is looked up among them, built once.
public struct WikiGraph: Sendable {
  public let collections: [EntryCollection]
  public let sources: [SourceRecord]
  private let entries: [EntryID: Entry]
  /// By entry: all that bear its name, itself included; only where it is not alone.
  private let namesakes: [EntryID: [EntryID]]
  private let incoming: [EntryID: Int]

  public init(collections: [EntryCollection], sources: [SourceRecord]) {
    self.collections = collections
    self.sources = sources
    let all = collections.flatMap(\.entries)
    entries = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    var namesakes: [EntryID: [EntryID]] = [:]
    for group in Dictionary(grouping: all, by: Self.nameKey).values where group.count > 1 {
      let ids = group.map(\.id)
      for id in ids { namesakes[id] = ids }
    }
    self.namesakes = namesakes
    var incoming: [EntryID: Int] = [:]
    for target in all.lazy.flatMap({ Set($0.relations.map(\.target)) }) {
      incoming[target, default: 0] += 1
    }
    self.incoming = incoming
  }

  public func entry(_ id: EntryID) -> Entry? { entries[id] }

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
    let group = namesakes[entry.id] ?? [entry.id]
    return (Array(group.lazy.filter { $0 != entry.id }.prefix(limit)), group.count - 1)
  }

  /// Whether another entry of the collection bears the same name.
  public func hasNamesakes(_ entry: Entry) -> Bool { namesakes[entry.id] != nil }

  /// How many entries an entry names, and how many name it.
  public func connections(of entry: Entry) -> Int {
    Set(entry.relations.map(\.target)).count + (incoming[entry.id] ?? 0)
  }

  /// The categories of one facet: ranked values first, then the others by size and name.
  public func categories(of collection: EntryCollection, by facet: Facet) -> [Category] {
    var members: [String: (value: FacetValue, entries: [Entry], places: [Int?])] = [:]
    for entry in collection.entries {
      for value in entry.facets[facet.id] ?? [] {
        members[value.key, default: (value, [], [])].entries.append(entry)
        members[value.key]?.places.append(value.place)
      }
    }
    let readings = Dictionary(grouping: members.values, by: \.value.title).mapValues(\.count)
    return members.values
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

  private static func nameKey(_ entry: Entry) -> String {
    "\(entry.id.collection)/\(entry.title.lowercased())"
  }
}
