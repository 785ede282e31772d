import Testing

@testable import Publishing

@Suite struct `A time in an archive` {
  @Test(arguments: [
    (0, 1980, 1, 1, 0), (315_532_800, 1980, 1, 1, 0), (951_782_400, 2000, 2, 29, 0),
    (951_868_799, 2000, 2, 29, 86_398), (1_700_000_000, 2023, 11, 14, 80_000),
    (4_354_819_199, 2107, 12, 31, 86_398), (9_999_999_999, 2107, 12, 31, 86_398),
    (-1, 1980, 1, 1, 0),
  ])
  func `is in UTC, in steps of two seconds, from 1980 to 2107`(
    seconds: Int, year: Int, month: Int, day: Int, time: Int
  ) {
    let moment = ZipMoment(secondsSince1970: seconds)
    #expect(Int(moment.date >> 9) + 1980 == year)
    #expect(Int(moment.date >> 5 & 15) == month)
    #expect(Int(moment.date & 31) == day)
    let parts = [moment.time >> 11, moment.time >> 5 & 63, (moment.time & 31) * 2].map(Int.init)
    #expect(parts[0] * 3_600 + parts[1] * 60 + parts[2] == time)
  }
}
