import Wiki

/// Where the pages of entries stand, and those of the names that several of them share.
struct EntryPaths: Sendable {
  private let graph: WikiGraph
  /// In the order of the wiki's entries.
  private let details: [String]
  /// By the first of those that share a name, without an ending.
  private let names: [EntryID: String]

  init(_ graph: WikiGraph) {
    self.graph = graph
    (details, names) = concurrently(
      { concurrently(graph.entries.count) { graph.entries[$0].map(Self.detail) } },
      { Self.names(in: graph) })
  }

  func detail(of id: EntryID) -> String? { graph.place(of: id).map(detail) }

  func detail(at place: Int32) -> String { details[Int(place)] }

  func name(of first: EntryID) -> String? { names[first] }

  private static func detail(of entry: Entry) -> String {
    let slug = Slug(entry.title).text
    return slug.isEmpty
      ? String(parts: entry.id.collection, "/", entry.id.key, ".html")
      : String(parts: entry.id.collection, "/", entry.id.key, "-", slug, ".html")
  }

  private static func names(in graph: WikiGraph) -> [EntryID: String] {
    var names: [EntryID: String] = [:]
    for collection in graph.collections {
      let shared = graph.sharedNames(in: collection).map { $0[0] }
      let titles = shared.map { $0.title.lowercased() }
      let slugs = ValueSlugs(titles.map { FacetValue(verbatim: $0) })
      for (first, title) in zip(shared, titles) {
        names[first.id] = slugs[title].map { "\(collection.id)/name/\($0)" }
      }
    }
    return names
  }
}
