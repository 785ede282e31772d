import Testing
import Wiki

@testable import Importing

@Suite struct HTTPDateTests {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06"),
    ("Thu, 29 Feb 2024 23:59:59 GMT", "2024-02-29"),
    ("Wed, 28 Jan 2026 00:00:00 GMT", "2026-01-28"),
  ])
  func `the day of an HTTP date is its day at GMT`(text: String, day: String) {
    #expect(CalendarDate(httpDate: text) == CalendarDate(iso8601: day))
  }

  @Test(arguments: [
    "", "yesterday", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Now 1994 08:49:37 GMT",
    "Fri, 30 Feb 2024 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z",
    "Sun, x Nov 1994 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `anything else is no date`(text: String) {
    #expect(CalendarDate(httpDate: text) == nil)
  }
}
