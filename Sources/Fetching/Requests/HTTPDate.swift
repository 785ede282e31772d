import Foundation

/// A moment as headers state it: `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that is sent today.
struct HTTPDate: Hashable, Sendable {
  let date: Date

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Nil for any other form, and for a day that no month has.
  ///
  /// The day of the week is not looked at.
  init?(_ text: String) {
    let pattern =
      /[A-Z][a-z]{2}, ([0-9]{2}) ([A-Z][a-z]{2}) ([0-9]{4}) ([0-9]{2}:[0-9]{2}:[0-9]{2}) GMT/
    guard let match = text.wholeMatch(of: pattern), let day = Int(match.1),
      let month = Self.months.firstIndex(of: String(match.2)), let year = Int(match.3)
    else { return nil }
    let time = match.4.split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, time[0] < 24, time[1] < 60, time[2] <= 60 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time[2])
    guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == day
    else { return nil }
    self.date = date
  }

  init(secondsSince1970 seconds: Int) { date = Date(timeIntervalSince1970: Double(seconds)) }

  var text: String {
    // Not by a calendar of Foundation's: each answer of the cache has a date, and to make one takes as long
    // as to read the answer.
    // The years that a date of four digits can name: what a cache has may be anything.
    var seconds = time_t(
      min(max(date.timeIntervalSince1970.rounded(.down), -62_135_596_800), 253_402_300_799))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(digits(parts.tm_hour)):\(digits(parts.tm_min)):\(digits(parts.tm_sec))"
    return """
      \(Self.weekdays[Int(parts.tm_wday)]), \(digits(parts.tm_mday)) \
      \(Self.months[Int(parts.tm_mon)]) \(parts.tm_year + 1900) \(time) GMT
      """
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
