import Fetching
import Synchronization
import Wiki

extension TMDB {
  /// Keeps the day of the oldest answer. A class because answers arrive at once.
  final class AnswerDays: Sendable {
    private let earliest = Mutex<CalendarDate?>(nil)

    /// Nil where no answer was dated.
    var oldest: CalendarDate? { earliest.withLock { $0 } }

    func note(_ answer: Answer) {
      guard let day = answer.headers["Date"].flatMap(CalendarDate.init(httpDate:)) else { return }
      earliest.withLock { $0 = min($0 ?? day, day) }
    }
  }
}
