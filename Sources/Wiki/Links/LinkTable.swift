/// The links of a wiki seen from both their ends, by the places of the entries among all.
///
/// Numbers in flat arrays: a wiki of films and people has a million links.
struct LinkTable: Sendable {
  /// By collection in the wiki's order, then by name.
  let kinds: [RelationKind]
  /// By target: where its links begin in `links`; one more than there are entries.
  private let starts: [Int32]
  /// By target, then kind, then source; each once.
  private let links: [Incoming]
  /// By entry: where its targets begin in `targets`; one more than there are entries.
  private let targetStarts: [Int32]
  /// By source, then place; each once.
  private let targets: [Int32]
  /// By entry: how many others it links to or is linked from.
  private let degrees: [Int32]

  /// - Parameter places: of all entries, in their order.
  init(_ collections: [EntryCollection], entries: [Entry], places: EntryTable) {
    let kinds = Self.kinds(of: collections)
    self.kinds = kinds
    let numbers = Dictionary(
      kinds.enumerated().map { ($0.element, Int32($0.offset)) }
    ) { first, _ in first }
    var degrees = [Int32](repeating: 0, count: entries.count)
    var found: [(target: Int32, link: Incoming)] = []
    var targets: [Int32] = []
    var targetStarts: [Int32] = []
    targetStarts.reserveCapacity(entries.count + 1)
    var own: [Int32] = []
    // The links of an entry come kind by kind.
    var last: (collection: String, relation: String, number: Int32?)?
    func number(_ collection: String, _ relation: String) -> Int32? {
      if let last, last.relation == relation, last.collection == collection { return last.number }
      let number = numbers[RelationKind(collection, relation)]
      last = (collection, relation, number)
      return number
    }
    for (place, entry) in entries.enumerated() {
      targetStarts.append(Int32(targets.count))
      own.removeAll(keepingCapacity: true)
      for relation in entry.relations {
        let kind = number(entry.id.collection, relation.kind)
        guard let target = places[relation.target], let kind else {
          degrees[place] += 1
          continue
        }
        own.append(target)
        found.append((target, Incoming(kind: kind, source: Int32(place))))
      }
      own.sort()
      for (index, target) in own.enumerated() where index == 0 || target != own[index - 1] {
        targets.append(target)
        degrees[place] += 1
        degrees[Int(target)] += 1
      }
    }
    targetStarts.append(Int32(targets.count))
    self.targetStarts = targetStarts
    self.targets = targets
    (starts, links) = Self.grouped(found, count: entries.count)
    self.degrees = degrees
  }

  /// One link, seen from its target.
  struct Incoming: Hashable, Comparable {
    let kind: Int32
    let source: Int32

    static func < (left: Incoming, right: Incoming) -> Bool {
      (left.kind, left.source) < (right.kind, right.source)
    }
  }

  func links(to place: Int32) -> ArraySlice<Incoming> {
    links[Int(starts[Int(place)])..<Int(starts[Int(place) + 1])]
  }

  /// In the wiki's order, each once.
  func targets(of place: Int32) -> ArraySlice<Int32> {
    targets[Int(targetStarts[Int(place)])..<Int(targetStarts[Int(place) + 1])]
  }

  /// How many entries an entry names, and how many name it; an entry that does both counts twice.
  func degree(of place: Int32) -> Int { Int(degrees[Int(place)]) }

  /// How many links there are.
  var count: Int { links.count }

  private static func kinds(of collections: [EntryCollection]) -> [RelationKind] {
    collections.flatMap { collection in
      var kinds: Set<String> = []
      var last: String?
      for relation in collection.entries.lazy.flatMap(\.relations) where relation.kind != last {
        last = relation.kind
        kinds.insert(relation.kind)
      }
      return kinds.sorted().map { RelationKind(collection.id, $0) }
    }
  }

  /// Each is put at once where those of its target are; only these few are sorted then.
  private static func grouped(
    _ found: [(target: Int32, link: Incoming)], count: Int
  ) -> (starts: [Int32], links: [Incoming]) {
    var ends = [Int32](repeating: 0, count: count + 1)
    for one in found { ends[Int(one.target) + 1] += 1 }
    for target in 0..<count { ends[target + 1] += ends[target] }
    // Until all are put: where the next one of each target goes.
    var next = ends
    var all = [Incoming](repeating: Incoming(kind: 0, source: 0), count: found.count)
    for one in found {
      all[Int(next[Int(one.target)])] = one.link
      next[Int(one.target)] += 1
    }
    var starts: [Int32] = []
    var links: [Incoming] = []
    starts.reserveCapacity(count + 1)
    links.reserveCapacity(found.count)
    for target in 0..<count {
      let start = links.count
      starts.append(Int32(start))
      let range = Int(ends[target])..<Int(ends[target + 1])
      // They came in the order of their sources: where all mean the same they are sorted.
      if !zip(all[range], all[range].dropFirst()).allSatisfy(<=) { all[range].sort() }
      for link in all[range] where links.count == start || links.last != link {
        links.append(link)
      }
    }
    starts.append(Int32(links.count))
    return (starts, links)
  }
}
