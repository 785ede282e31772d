/// A time as archives have it: from 1980 to 2107, in steps of two seconds.
public struct ZipMoment: Sendable {
  let date: UInt16
  let time: UInt16

  /// The beginning of 1980, for whoever knows no better.
  public static let first = ZipMoment(secondsSince1970: 0)

  private static let range = 315_532_800..<4_354_819_200

  /// In UTC; what lies outside of the years is moved to their edge.
  public init(secondsSince1970: Int) {
    let moment = min(max(secondsSince1970, Self.range.lowerBound), Self.range.upperBound - 1)
    let (year, month, day) = Self.date(ofDay: moment / 86_400)
    let second = moment % 86_400
    date = UInt16((year - 1980) << 9 | month << 5 | day)
    time = UInt16((second / 3_600) << 11 | (second / 60 % 60) << 5 | second % 60 / 2)
  }

  /// The days since 1970, counted in years that begin in March: a leap day is the last of its year.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let days = day + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }
}
