import Wiki

/// What stands at the addresses of pages that are no longer there, so that no link from outside
/// breaks: a way on to the entry's page, or word that the entry is gone.
public struct FormerAddresses: Sendable {
  /// By path, the entry whose page has another one now.
  public private(set) var redirects: [String: EntryID] = [:]
  /// By path.
  public private(set) var tombstones: [String: Tombstone] = [:]

  init(_ before: FormerSite, in paths: SitePaths) {
    for page in before.pages {
      let stone = Tombstone(
        entry: page.entry, title: page.title, since: before.day,
        isGoneFromSource: before.isGoneFromSource(page.entry))
      place(stone, at: page.path, before, paths)
    }
    for (path, stone) in before.tombstones { place(stone, at: path, before, paths) }
    let stones = Dictionary(tombstones.values.map { ($0.entry, $0) }) { first, _ in first }
    for (path, entry) in before.redirects {
      if paths.detail(of: entry) != nil {
        lead(from: path, to: entry, paths)
      } else if let stone = stones[entry] {
        // Where it led to, the entry is no more: that is said at all of its addresses.
        tombstones[path] = stone
      }
    }
  }

  private mutating func place(
    _ stone: Tombstone, at path: String, _ before: FormerSite, _ paths: SitePaths
  ) {
    if paths.detail(of: stone.entry) != nil {
      lead(from: path, to: stone.entry, paths)
    } else if !stone.isOver(on: before.day, after: before.days) {
      tombstones[path] = stone
    }
  }

  /// Not where the entry itself stands again.
  private mutating func lead(from path: String, to entry: EntryID, _ paths: SitePaths) {
    if paths.detail(of: entry) != path { redirects[path] = entry }
  }
}
