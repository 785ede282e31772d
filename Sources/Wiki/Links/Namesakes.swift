/// Which entries of a collection bear one name, however it is capitalized.
struct Namesakes: Sendable {
  /// In the order of the first of each; the entries of a group in that of the wiki.
  private let groups: [[EntryID]]
  /// By entry the place of its group; only where it is not alone.
  private let numbers: [EntryID: Int]

  init(among collections: [EntryCollection]) {
    var groups: [[EntryID]] = []
    for collection in collections {
      var firsts = [String: Int](minimumCapacity: collection.entries.count)
      var others: [Int: [EntryID]] = [:]
      for (place, entry) in collection.entries.enumerated() {
        let name = entry.title.lowercased()
        if let first = firsts[name] {
          others[first, default: []].append(entry.id)
        } else {
          firsts[name] = place
        }
      }
      groups += others.sorted { $0.key < $1.key }.map { [collection.entries[$0].id] + $1 }
    }
    self.groups = groups
    numbers = Dictionary(
      groups.enumerated().flatMap { number, group in group.map { ($0, number) } }
    ) { first, _ in first }
  }

  /// All that bear the name of an entry, itself included; empty if it is alone.
  func group(of entry: EntryID) -> [EntryID] { numbers[entry].map { groups[$0] } ?? [] }

  func isAlone(_ entry: EntryID) -> Bool { numbers[entry] == nil }

  /// Those of one collection.
  func groups(of collection: String) -> some Sequence<[EntryID]> {
    groups.lazy.filter { $0[0].collection == collection }
  }
}
