import Testing

@testable import Fetching

@Suite struct `A date of a header` {
  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"),
    (1_767_225_599, "Wed, 31 Dec 2025 23:59:59 GMT"),
    (4_102_444_800, "Fri, 01 Jan 2100 00:00:00 GMT"),
  ])
  func `is written as it is read`(seconds: Int, text: String) {
    let date = HTTPDate(secondsSince1970: seconds)
    #expect(date.text == text)
    #expect(HTTPDate(text) == date)
  }
}
