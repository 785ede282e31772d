/// What happened to one entry, and when it was found out.
public struct ChangeRecord: Hashable, Sendable, Codable {
  /// The id of the source: `rickandmorty`.
  public let source: String
  /// When the newer of the two runs that were compared ended; seconds since 1970.
  public let foundAt: Int
  public let change: EntryChange

  public init(source: String, foundAt: Int, _ change: EntryChange) {
    self.source = source
    self.foundAt = foundAt
    self.change = change
  }

  public var entry: EntryID { change.entry }

  /// The day at GMT; the first of 1970 if the clock was beyond all calendars.
  public var day: CalendarDate { CalendarDate(secondsSince1970: foundAt) ?? .epoch }
}
