import Testing
import Wiki

@Suite struct `A calendar date` {
  @Test func `is a number that sorts, and is read from it again`() {
    let day = CalendarDate(year: 2017, month: 11, day: 4)
    #expect(day?.measure == 20_171_104)
    #expect(CalendarDate(measure: 20_171_104) == day)
    for number in [0, -1, 20_171_131, 20_171_300, 2017, .max] {
      #expect(CalendarDate(measure: number) == nil)
    }
  }

  @Test(arguments: [
    (2000, 2, 29), (2024, 2, 29), (2023, 2, 28), (2023, 4, 30), (2023, 12, 31), (1, 1, 1),
    (9999, 12, 31),
  ])
  func `is a day that the calendar has`(year: Int, month: Int, day: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect([date.year, date.month, date.day] == [year, month, day])
  }

  @Test(arguments: [
    (1900, 2, 29), (2023, 2, 29), (2100, 2, 29), (2023, 4, 31), (2023, 13, 1), (2023, 0, 1),
    (2023, 1, 0), (2023, 1, 32), (0, 1, 1), (-1, 1, 1), (10_000, 1, 1),
  ])
  func `is never a day that the calendar lacks`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    ("2017-11-04", 2017, 11, 4), ("2017-11-04T18:48:46.250Z", 2017, 11, 4),
    ("2024-02-29T00:00:00Z", 2024, 2, 29), ("0001-01-01", 1, 1, 1),
  ])
  func `is read from ISO 8601, with or without a time`(
    text: String, year: Int, month: Int, day: Int
  ) {
    #expect(CalendarDate(iso8601: text) == CalendarDate(year: year, month: month, day: day))
  }

  @Test(arguments: [
    "", "2017", "2017-11", "2017-11-4", "17-11-04", "2017-11-04 18:48", "2017/11/04", "2017-13-01",
    "2017-02-29", "-017-11-04", "2017-+1-04", "२०१७-११-०४", "December 2, 2013", "T2017-11-04",
    "2017-11-041", "2017-11--4",
  ])
  func `is not read from any other form of ISO 8601`(text: String) {
    #expect(CalendarDate(iso8601: text) == nil)
  }

  @Test(arguments: [
    ("December 2, 2013", 2013, 12, 2), ("january 31, 2020", 2020, 1, 31),
    ("MAY 1, 1999", 1999, 5, 1),
    ("February 29, 2024", 2024, 2, 29),
  ])
  func `is read from English words`(text: String, year: Int, month: Int, day: Int) {
    #expect(CalendarDate(english: text) == CalendarDate(year: year, month: month, day: day))
  }

  @Test(arguments: [
    "", "December", "December 2 2013", "2 December 2013", "Dezember 2, 2013", "December 2, ",
    "December , 2013", "December 32, 2013", "February 29, 2023", "Dec 2, 2013",
    "December 2, 2013 b",
    "2013-12-02", "December -2, 2013",
  ])
  func `is not read from other words`(text: String) {
    #expect(CalendarDate(english: text) == nil)
  }

  @Test(arguments: [
    (0, 1970, 1, 1), (86_399, 1970, 1, 1), (86_400, 1970, 1, 2), (-1, 1969, 12, 31),
    (-86_400, 1969, 12, 31), (-86_401, 1969, 12, 30), (951_782_400, 2000, 2, 29),
    (951_868_800, 2000, 3, 1), (1_709_164_800, 2024, 2, 29), (4_107_542_400, 2100, 3, 1),
    (253_402_300_799, 9999, 12, 31), (-62_135_596_800, 1, 1, 1),
  ])
  func `is the day of a moment at GMT`(seconds: Int, year: Int, month: Int, day: Int) {
    #expect(
      CalendarDate(secondsSince1970: seconds) == CalendarDate(year: year, month: month, day: day))
  }

  @Test(arguments: [253_402_300_800, -62_135_596_801, Int.max, Int.min])
  func `is not a moment outside the years 1 to 9999`(seconds: Int) {
    #expect(CalendarDate(secondsSince1970: seconds) == nil)
  }

  @Test(arguments: [
    (0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (47_481, 2099, 12, 31),
    (-719_162, 1, 1, 1), (2_932_896, 9999, 12, 31),
  ])
  func `is so many days after the first of 1970, or before it`(
    days: Int, year: Int, month: Int, day: Int
  ) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(CalendarDate(daysSince1970: days) == date)
    #expect(date.daysSince1970 == days)
  }

  @Test(arguments: [-719_163, -719_468, -719_469, 2_932_897, Int.max, Int.min])
  func `is not so many days after 1970 that the year has five digits, or none`(days: Int) {
    #expect(CalendarDate(daysSince1970: days) == nil)
  }

  @Test(arguments: ["2017-11-04", "0001-01-01", "0987-12-31", "9999-12-31"])
  func `is written as it was read`(text: String) throws {
    #expect(try #require(CalendarDate(iso8601: text)).iso8601 == text)
  }

  @Test func `follows the day before, over four centuries`() throws {
    var previous = try #require(CalendarDate(year: 1969, month: 12, day: 31))
    for day in 0..<146_097 {
      let date = try #require(CalendarDate(secondsSince1970: day * 86_400))
      let isNext = date.day == previous.day + 1 && date.month == previous.month
      let isFirst = date.day == 1 && previous.day >= 28 && date.month == previous.month % 12 + 1
      try #require(previous < date && (isNext || isFirst), "\(previous) → \(date)")
      try #require(date.daysSince1970 == day, "\(date)")
      previous = date
    }
  }

  @Test func `is compared by year, then month, then day`() throws {
    let dates = try ["2023-12-31", "2024-01-01", "2024-01-02", "2024-02-01"].map {
      try #require(CalendarDate(iso8601: $0))
    }
    #expect(dates.reversed().sorted() == dates)
  }
}
