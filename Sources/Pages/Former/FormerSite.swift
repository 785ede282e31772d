import Wiki

/// What the last site remembers: where its entries stood, and what stood where they had been.
public struct FormerSite: Sendable {
  let pages: [FormerPage]
  /// By path, the entry that a page leads on to.
  let redirects: [String: EntryID]
  /// By path.
  let tombstones: [String: Tombstone]
  /// The day of today's data.
  let day: CalendarDate?
  /// How long a tombstone stands.
  let days: Int
  /// Of the entries that are missing, those that the API itself no longer has.
  let isGoneFromSource: @Sendable (EntryID) -> Bool

  public init(
    pages: [FormerPage], redirects: [String: EntryID], tombstones: [String: Tombstone],
    day: CalendarDate?, days: Int, isGoneFromSource: @escaping @Sendable (EntryID) -> Bool
  ) {
    self.pages = pages
    self.redirects = redirects
    self.tombstones = tombstones
    self.day = day
    self.days = days
    self.isGoneFromSource = isGoneFromSource
  }

  /// Of a wiki that is made for the first time.
  public static let none = FormerSite(
    pages: [], redirects: [:], tombstones: [:], day: nil, days: 0, isGoneFromSource: { _ in false })
}
