import Wiki

/// What stands for a while where the page of an entry was that the wiki no longer has.
public struct Tombstone: Hashable, Sendable {
  public let entry: EntryID
  public let title: String
  /// The day of the data that first lacked the entry, where that is known.
  public let since: CalendarDate?
  /// Whether the API no longer has it, and not only this wiki.
  public let isGoneFromSource: Bool

  public init(entry: EntryID, title: String, since: CalendarDate?, isGoneFromSource: Bool) {
    self.entry = entry
    self.title = title
    self.since = since
    self.isGoneFromSource = isGoneFromSource
  }

  /// A day that nobody knows never ends.
  func isOver(on day: CalendarDate?, after days: Int) -> Bool {
    guard let since, let day else { return days == 0 }
    return day.daysSince1970 - since.daysSince1970 >= days
  }
}
