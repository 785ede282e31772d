import Pages
import Publishing
import Wiki

extension FormerSite {
  /// What the manifest of the site that stands remembers; `day` is that of today's data.
  init(
    _ manifest: Manifest?, day: CalendarDate?, days: Int,
    isGoneFromSource: @escaping @Sendable (EntryID) -> Bool
  ) {
    let former = manifest?.former ?? .none
    self.init(
      pages: (manifest?.files ?? [:]).compactMap { path, file in
        guard let entry = file.entry.flatMap(EntryID.init(text:)), let title = file.title else {
          return nil
        }
        return FormerPage(path: path, entry: entry, title: title)
      },
      redirects: former.redirects.compactMapValues(EntryID.init(text:)),
      tombstones: former.tombstones.compactMapValues { stone in
        EntryID(text: stone.entry).map { entry in
          Tombstone(
            entry: entry, title: stone.title,
            since: stone.since.flatMap(CalendarDate.init(iso8601:)),
            isGoneFromSource: stone.isGoneFromSource)
        }
      },
      day: day, days: days, isGoneFromSource: isGoneFromSource)
  }
}

extension Manifest.Former {
  init(_ addresses: FormerAddresses) {
    self.init(
      redirects: addresses.redirects.mapValues(\.description),
      tombstones: addresses.tombstones.mapValues { stone in
        Manifest.Tombstone(
          entry: stone.entry.description, title: stone.title, since: stone.since?.iso8601,
          isGoneFromSource: stone.isGoneFromSource)
      })
  }
}
