/// The links of some entries that are neighbours, as they themselves name them.
struct FoundLinks: Sendable {
  /// In the order in which they came up.
  private(set) var kinds: [RelationKind] = []
  /// One entry after the other, with kinds by their places in `kinds`.
  private(set) var links: [(target: Int32, link: LinkTable.Incoming)] = []
  /// Of one entry after the other those it names, ascending, each once.
  private(set) var targets: [Int32] = []
  /// By entry: how many of `targets` are its own.
  private(set) var targetCounts: [Int32] = []
  /// By entry: how many it names that the wiki does not have.
  private(set) var missing: [Int32] = []

  /// Of all entries, neighbour by neighbour.
  static func all(of entries: [Entry], among places: EntryTable) -> [FoundLinks] {
    concurrently(entries.count) { range in
      var found = FoundLinks()
      var own: [Int32] = []
      for place in range {
        own.removeAll(keepingCapacity: true)
        found.add(entries[place], at: Int32(place), among: places, naming: &own)
      }
      return [found]
    }
  }

  /// `own` is emptied memory for its targets.
  private mutating func add(
    _ entry: Entry, at place: Int32, among places: EntryTable, naming own: inout [Int32]
  ) {
    var missing: Int32 = 0
    let relations = entry.relations
    for (relation, target) in zip(relations, places.places(of: relations.map(\.target))) {
      let kind = number(entry.id.collection, relation.kind)
      guard let target else {
        missing += 1
        continue
      }
      own.append(target)
      links.append((target, LinkTable.Incoming(kind: kind, source: place)))
    }
    own.sort()
    let start = targets.count
    for (index, target) in own.enumerated() where index == 0 || target != own[index - 1] {
      targets.append(target)
    }
    targetCounts.append(Int32(targets.count - start))
    self.missing.append(missing)
  }

  /// There are a dozen, and the links of an entry come kind by kind.
  private mutating func number(_ collection: String, _ name: String) -> Int32 {
    func isSought(_ kind: RelationKind) -> Bool {
      kind.name == name && kind.collection == collection
    }
    if let last = links.last?.link.kind, isSought(kinds[Int(last)]) { return last }
    if let known = kinds.firstIndex(where: isSought) { return Int32(known) }
    kinds.append(RelationKind(collection, name))
    return Int32(kinds.count - 1)
  }
}
