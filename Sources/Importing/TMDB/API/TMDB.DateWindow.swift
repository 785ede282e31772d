import Wiki

extension TMDB {
  /// A span of release days, both ends included.
  struct DateWindow: Hashable, Sendable {
    let first: CalendarDate
    let last: CalendarDate

    /// The parameters of `/discover/movie` that bound it.
    static let bounds = ["primary_release_date.gte", "primary_release_date.lte"]
    private static let year = "primary_release_year"

    init(first: CalendarDate, last: CalendarDate) {
      self.first = first
      self.last = last
    }

    /// All the days that films with these parameters may be of; nil if there is none.
    init?(of parameters: [String: String]) {
      let year = Self.year(in: parameters)
      guard
        let first = CalendarDate(iso8601: parameters[Self.bounds[0]] ?? "1800-01-01"),
        let last = CalendarDate(iso8601: parameters[Self.bounds[1]] ?? "2199-12-31"),
        let earliest = CalendarDate(year: year ?? first.year, month: 1, day: 1),
        let latest = CalendarDate(year: year ?? last.year, month: 12, day: 31),
        max(first, earliest) <= min(last, latest)
      else { return nil }
      self.init(first: max(first, earliest), last: min(last, latest))
    }

    /// Nil for a single day.
    var halves: (DateWindow, DateWindow)? {
      let middle = (first.daysSince1970 + last.daysSince1970) >> 1
      guard first < last, let end = CalendarDate(daysSince1970: middle),
        let start = CalendarDate(daysSince1970: middle + 1)
      else { return nil }
      return (DateWindow(first: first, last: end), DateWindow(first: start, last: last))
    }

    /// The parameters for the films of the window among those that meet `parameters`.
    func parameters(within parameters: [String: String]) -> [String: String] {
      var parameters = parameters
      // The window lies in that year already, and of two such bounds the API might heed one.
      if Self.year(in: parameters) != nil { parameters[Self.year] = nil }
      parameters[Self.bounds[0]] = first.iso8601
      parameters[Self.bounds[1]] = last.iso8601
      return parameters
    }

    private static func year(in parameters: [String: String]) -> Int? {
      parameters[year].flatMap { Int($0) }.flatMap { (1...9999).contains($0) ? $0 : nil }
    }
  }
}

extension TMDB.DateWindow: CustomStringConvertible {
  var description: String { "\(first.iso8601)_\(last.iso8601)" }
}
