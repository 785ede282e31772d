extension WikiGraph {
  /// What links to an entry, by the meaning of the links; of each that is to be named the first `limit`.
  public func incoming(
    to id: EntryID, upTo limit: Int, naming isNamed: (RelationKind) -> Bool = { _ in true }
  ) -> [IncomingLinks] {
    guard let place = place(of: id) else { return [] }
    let links = links.links(to: place)
    var groups: [IncomingLinks] = []
    var start = links.startIndex
    while start < links.endIndex {
      let kind = links[start].kind
      let end = links[start...].firstIndex { $0.kind != kind } ?? links.endIndex
      let meaning = self.links.kinds[Int(kind)]
      let named = isNamed(meaning) ? links[start..<end].prefix(limit) : []
      groups.append(
        IncomingLinks(kind: meaning, places: named.map(\.source), count: end - start))
      start = end
    }
    return groups
  }

  /// How many entries an entry names, and how many name it.
  public func connections(of entry: Entry) -> Int {
    place(of: entry.id).map { links.degree(of: $0) } ?? 0
  }

  /// How many links there are between entries; those of one meaning between two count once.
  public var linkCount: Int { links.count }

  /// The places of the best connected of the entries that an entry names or that name it, ascending.
  ///
  /// Connections are compared by their order of magnitude: a link more or less somewhere else is
  /// no reason to show others.
  public func neighbours(of entry: Entry, upTo limit: Int) -> [Int32] {
    guard let own = place(of: entry.id) else { return [] }
    var places = Array(links.targets(of: own))
    places += links.links(to: own).lazy.map(\.source)
    places.sort()
    var sized: [(size: Int, place: Int32)] = []
    for (index, place) in places.enumerated()
    where place != own && (index == 0 || place != places[index - 1]) {
      sized.append((Int.bitWidth - links.degree(of: place).leadingZeroBitCount, place))
    }
    return sized.first(upTo: limit) { $0.size > $1.size }.map(\.place).sorted()
  }

  /// Those who meet an entry most often, as its collection says that entries meet.
  public func companions(of entry: Entry, upTo limit: Int) -> [Companion] {
    guard let own = place(of: entry.id),
      let meeting = collection(entry.id.collection)?.definition.relations.meeting,
      let kind = links.kinds.firstIndex(of: RelationKind(entry.id.collection, meeting))
    else { return [] }
    let met = occasions(of: entry, meeting).map(links.links(to:))
    var others: [Int32] = []
    others.reserveCapacity(met.reduce(0) { $0 + $1.count })
    for links in met {
      for link in links where link.kind == kind && link.source != own { others.append(link.source) }
    }
    return mostFrequent(others, upTo: limit)
      .map { Companion(entry: self.entry(at: $0.place).id, meetings: $0.count) }
  }

  /// Where an entry meets others, each once.
  private func occasions(of entry: Entry, _ meeting: String) -> [Int32] {
    var places: [Int32] = []
    for relation in entry.relations where relation.kind == meeting {
      if let place = place(of: relation.target), !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Those that come up most often with how often, of equals the first ones.
  private func mostFrequent(
    _ places: [Int32], upTo limit: Int
  ) -> [(place: Int32, count: Int)] {
    if entries.count <= Self.mostPerPlace * places.count {
      return withUnsafeTemporaryAllocation(of: Int32.self, capacity: entries.count) { counts in
        counts.initialize(repeating: 0)
        // Those that come up, each where it does so first: to pass all others takes longer than the counting.
        var different = places
        var end = 0
        for place in places {
          if counts[Int(place)] == 0 {
            different[end] = place
            end += 1
          }
          counts[Int(place)] += 1
        }
        return different[..<end].lazy.map { (place: $0, count: Int(counts[Int($0)])) }
          .first(upTo: limit) { ($1.count, $0.place) < ($0.count, $1.place) }
      }
    }
    // Sorted, the same ones stand together: counting them in a dictionary takes twice as long.
    let counted = sequence(state: places.sorted()[...]) { rest -> (place: Int32, count: Int)? in
      guard let place = rest.first else { return nil }
      let count = rest.prefix { $0 == place }.count
      rest = rest.dropFirst(count)
      return (place, count)
    }
    return counted.first(upTo: limit) { $0.count > $1.count }
  }

  /// So many more entries than places are there at most where each entry is counted in a place of its own.
  private static let mostPerPlace = 16
}
