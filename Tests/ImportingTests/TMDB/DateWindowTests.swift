import Testing
import Wiki

@testable import Importing

@Suite struct DateWindowTests {
  private typealias DateWindow = TMDB.DateWindow

  @Test(arguments: [
    ([:], "1800-01-01_2199-12-31"),
    (["with_genres": "28"], "1800-01-01_2199-12-31"),
    (["primary_release_date.gte": "1999-03-31"], "1999-03-31_2199-12-31"),
    (["primary_release_date.lte": "1999-03-31"], "1800-01-01_1999-03-31"),
    (["primary_release_year": "1999"], "1999-01-01_1999-12-31"),
    (
      ["primary_release_year": "1999", "primary_release_date.gte": "1999-03-31"],
      "1999-03-31_1999-12-31"
    ),
    (["primary_release_year": "none"], "1800-01-01_2199-12-31"),
  ])
  func `lies within what the user asked for`(
    parameters: [String: String], window: String
  ) {
    #expect(DateWindow(of: parameters)?.description == window)
  }

  @Test(arguments: [
    ["primary_release_date.gte": "2000-01-02", "primary_release_date.lte": "2000-01-01"],
    ["primary_release_year": "1999", "primary_release_date.gte": "2000-01-01"],
  ])
  func `is none where no day is left`(parameters: [String: String]) {
    #expect(DateWindow(of: parameters) == nil)
  }

  @Test func `its halves share no day and leave none out`() throws {
    var days: [Int] = []
    var windows = [try #require(Self.window("1999-12-20", "2000-03-05"))]
    while let window = windows.popLast() {
      if let halves = window.halves {
        windows += [halves.1, halves.0]
      } else {
        #expect(window.first == window.last)
        days.append(window.first.daysSince1970)
      }
    }
    let first = try #require(CalendarDate(iso8601: "1999-12-20")).daysSince1970
    #expect(days == Array(first..<(first + 77)))
  }

  @Test func `takes the place of the bounds and of the year that the user gave`() throws {
    let window = try #require(Self.window("1969-12-01", "1970-01-31"))
    #expect(
      window.parameters(within: [
        "primary_release_year": "1970", "primary_release_date.gte": "1960-01-01", "year": "1970",
      ]) == [
        "primary_release_date.gte": "1969-12-01", "primary_release_date.lte": "1970-01-31",
        "year": "1970",
      ])
  }

  private static func window(_ first: String, _ last: String) -> DateWindow? {
    DateWindow(of: ["primary_release_date.gte": first, "primary_release_date.lte": last])
  }
}
