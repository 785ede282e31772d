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

  /// - Parameters:
  ///   - collections: their ids, in the wiki's order.
  ///   - count: how many entries there are.
  init(_ found: [FoundLinks], of collections: [String], entries count: Int) {
    let names = Dictionary(grouping: Set(found.flatMap(\.kinds)), by: \.collection)
    let kinds = collections.flatMap { (names[$0] ?? []).sorted { $0.name < $1.name } }
    self.kinds = kinds
    let numbers = Dictionary(
      kinds.enumerated().map { ($0.element, Int32($0.offset)) }
    ) { first, _ in first }
    var degrees: [Int32] = []
    var targetStarts: [Int32] = []
    degrees.reserveCapacity(count)
    targetStarts.reserveCapacity(count + 1)
    var end: Int32 = 0
    for found in found {
      for (targets, missing) in zip(found.targetCounts, found.missing) {
        targetStarts.append(end)
        end += targets
        degrees.append(targets + missing)
      }
    }
    targetStarts.append(end)
    for found in found { for target in found.targets { degrees[Int(target)] += 1 } }
    self.targetStarts = targetStarts
    targets = found.flatMap(\.targets)
    self.degrees = degrees
    (starts, links) = Self.grouped(found, count: count) { kind in
      guard let number = numbers[kind] else {
        preconditionFailure("'\(kind.collection)' is none of the collections")
      }
      return number
    }
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

  /// Each is put at once where those of its target are; only these few are sorted then.
  private static func grouped(
    _ found: [FoundLinks], count: Int, by number: (RelationKind) -> Int32
  ) -> (starts: [Int32], links: [Incoming]) {
    var ends = [Int32](repeating: 0, count: count + 1)
    for found in found { for one in found.links { ends[Int(one.target) + 1] += 1 } }
    for target in 0..<count { ends[target + 1] += ends[target] }
    // Until all are put: where the next one of each target goes.
    var next = ends
    var all = [Incoming](repeating: Incoming(kind: 0, source: 0), count: Int(ends[count]))
    for found in found {
      let numbers = found.kinds.map(number)
      for one in found.links {
        let kind = numbers[Int(one.link.kind)]
        all[Int(next[Int(one.target)])] = Incoming(kind: kind, source: one.link.source)
        next[Int(one.target)] += 1
      }
    }
    var starts: [Int32] = []
    var links: [Incoming] = []
    starts.reserveCapacity(count + 1)
    links.reserveCapacity(all.count)
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
