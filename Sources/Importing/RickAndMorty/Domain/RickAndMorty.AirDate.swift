import Wiki

extension RickAndMorty {
  /// When an episode was first shown.
  enum AirDate: Hashable, Sendable {
    case unknown
    case day(CalendarDate)
    /// Text that is no date, as the API has it.
    case words(String)

    init(_ text: String) {
      let line = text.singleLine
      if line.isEmpty {
        self = .unknown
      } else if let day = CalendarDate(english: line) ?? CalendarDate(iso8601: line) {
        self = .day(day)
      } else {
        self = .words(line)
      }
    }
  }
}
