import Wiki

/// Which files for programs a wiki has; none where it is to have none. `Docs/json.md` describes them.
public struct DataPlan: Sendable {
  public let files: [DataFile]

  /// So many entries stand in a list together.
  static let mostEntries = 1_000

  public init(_ site: Site) {
    guard site.settings.hasJSON else {
      files = []
      return
    }
    let lists = site.collections.flatMap { Self.lists(of: $0, in: site) }
    let records = site.collections.flatMap(\.entries).compactMap { entry in
      site.paths.data(of: entry.id).map { path in
        DataFile(path: path) { EntryRecord(entry, in: site).value }
      }
    }
    files = [DataFile(path: SitePaths.api) { Self.index(of: site) }] + lists + records
  }

  private static func index(of site: Site) -> DataValue {
    .object([
      "title": .text(site.title), "language": .plain(site.settings.language),
      "collections": .list(
        site.collections.map { collection in
          .object([
            "id": .plain(collection.id), "title": .text(collection.title),
            "count": .number(collection.entries.count),
            "url": .plain(site.paths.list(collection.id)),
            "list": .plain(SitePaths.api(collection.id)),
          ])
        }),
    ])
  }

  private static func lists(of collection: EntryCollection, in site: Site) -> [DataFile] {
    let entries = collection.entries
    let last = (entries.count + mostEntries - 1) / mostEntries
    return (1...max(1, last)).map { page in
      DataFile(path: SitePaths.api(collection.id, page: page)) {
        let shown = entries.dropFirst((page - 1) * mostEntries).prefix(mostEntries)
        // No totals: they would make every list another one with each new entry.
        return .known([
          "collection": .plain(collection.id),
          "previous": page == 1 ? nil : .plain(SitePaths.api(collection.id, page: page - 1)),
          "next": page == last ? nil : .plain(SitePaths.api(collection.id, page: page + 1)),
          "entries": .list(shown.map { .known(site.reference(to: $0.id)) }),
        ])
      }
    }
  }
}
