/// A day of the Gregorian calendar, without a time zone.
public struct CalendarDate: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the month's last day.
  public let day: Int

  /// `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Of a day that the calendar is known to have.
  private init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads the day at the front of `2017-11-04T18:48:46.250Z` or all of `2017-11-04`, at GMT.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8.prefix(11))
    let hyphen = UInt8(ascii: "-")
    guard bytes.count == 10 || bytes.last == UInt8(ascii: "T"), bytes.count >= 10,
      bytes[4] == hyphen, bytes[7] == hyphen, let year = Self.number(bytes[0..<4]),
      let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads English words such as `December 2, 2013`.
  public init?(english text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, parts[1].hasSuffix(","),
      let month = Self.englishMonths.firstIndex(of: parts[0].lowercased()),
      let day = Self.digits(parts[1].dropLast()), let year = Self.digits(parts[2])
    else { return nil }
    self.init(year: year, month: month + 1, day: day)
  }

  /// The day of a moment at GMT, given in seconds since 1970.
  public init?(secondsSince1970 seconds: Int) {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    self.init(daysSince1970: quotient - (remainder < 0 ? 1 : 0))
  }

  static let epoch = CalendarDate(1970, 1, 1)

  /// The day that many days after 1 January 1970, or before it.
  public init?(daysSince1970 days: Int) {
    // Howard Hinnant's civil_from_days: https://howardhinnant.github.io/date_algorithms.html
    let (shifted, isTooFar) = days.addingReportingOverflow(719_468)
    guard !isTooFar, shifted >= 0 else { return nil }
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// How many days after 1 January 1970 it is; below 0 before.
  public var daysSince1970: Int {
    // The way back of the same: days_from_civil.
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// `2017-11-04`
  public var iso8601: String {
    let parts = [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return parts.joined(separator: "-")
  }

  /// The day as a number that sorts: 20171104.
  public var measure: Int { year * 10_000 + month * 100 + day }

  /// Reads what `measure` says.
  public init?(measure: Int) {
    self.init(year: measure / 10_000, month: measure / 100 % 100, day: measure % 100)
  }

  private static let englishMonths = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0) { number, digit in
      number.flatMap {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
          ? $0 * 10 + Int(digit - UInt8(ascii: "0")) : nil
      }
    }
  }

  private static func digits(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
