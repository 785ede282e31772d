/// A moment as machines write it.
public struct UTCTime: Hashable, Sendable {
  private let secondsSince1970: Int

  public init(_ secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// `2026-01-28T12:00:00Z`; the beginning of 1970 for what is beyond the calendar.
  public var rfc3339: String {
    guard let day = CalendarDate(secondsSince1970: secondsSince1970) else {
      return UTCTime(0).rfc3339
    }
    let seconds = secondsSince1970 - day.daysSince1970 * 86_400
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    return "\(day.iso8601)T\(parts.joined(separator: ":"))Z"
  }
}
