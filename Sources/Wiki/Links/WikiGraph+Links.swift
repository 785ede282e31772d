extension WikiGraph {
  /// What links to an entry, by the meaning of the links; of each the first `limit`.
  public func incoming(to id: EntryID, upTo limit: Int) -> [IncomingLinks] {
    guard let place = place(of: id) else { return [] }
    let links = links.links(to: place)
    var groups: [IncomingLinks] = []
    var start = links.startIndex
    while start < links.endIndex {
      let kind = links[start].kind
      let end = links[start...].firstIndex { $0.kind != kind } ?? links.endIndex
      groups.append(
        IncomingLinks(
          kind: self.links.kinds[Int(kind)],
          entries: links[start..<end].prefix(limit).map { entry(at: $0.source) },
          count: end - start))
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

  /// The best connected of the entries that an entry names or that name it, in the wiki's order.
  ///
  /// Connections are compared by their order of magnitude: a link more or less somewhere else is
  /// no reason to show others.
  public func neighbours(of entry: Entry, upTo limit: Int) -> [Entry] {
    guard let own = place(of: entry.id) else { return [] }
    var places = Array(links.targets(of: own))
    places += links.links(to: own).lazy.map(\.source)
    places.sort()
    var sized: [(size: Int, place: Int32)] = []
    for (index, place) in places.enumerated()
    where place != own && (index == 0 || place != places[index - 1]) {
      sized.append((Int.bitWidth - links.degree(of: place).leadingZeroBitCount, place))
    }
    return sized.sorted { ($1.size, $0.place) < ($0.size, $1.place) }
      .prefix(limit).map(\.place).sorted().map(entry(at:))
  }

  /// Those who meet an entry most often, as its collection says that entries meet.
  public func companions(of entry: Entry, upTo limit: Int) -> [Companion] {
    guard let own = place(of: entry.id),
      let meeting = collection(entry.id.collection)?.definition.relations.meeting,
      let kind = links.kinds.firstIndex(of: RelationKind(entry.id.collection, meeting))
    else { return [] }
    let occasions = Set(
      entry.relations.lazy.filter { $0.kind == meeting }.compactMap { self.place(of: $0.target) })
    var meetings: [Int32: Int] = [:]
    for occasion in occasions {
      for link in links.links(to: occasion) where link.kind == kind && link.source != own {
        meetings[link.source, default: 0] += 1
      }
    }
    return meetings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
      .map { Companion(entry: self.entry(at: $0.key).id, meetings: $0.value) }
  }
}
