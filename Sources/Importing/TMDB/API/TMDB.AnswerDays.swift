import Fetching
import Synchronization
import Wiki

extension TMDB {
  /// Keeps the day of the oldest answer. A class because answers arrive at once.
  final class AnswerDays: Sendable {
    private let state = Mutex(State())

    private struct State {
      var earliest: CalendarDate?
      /// That of the answer before: many come in one second.
      var last: String?
    }

    /// Nil where no answer was dated.
    var oldest: CalendarDate? { state.withLock { $0.earliest } }

    func note(_ answer: Answer) {
      guard let text = answer.headers["Date"] else { return }
      state.withLock { state in
        guard text != state.last else { return }
        state.last = text
        guard let day = CalendarDate(httpDate: text) else { return }
        state.earliest = min(state.earliest ?? day, day)
      }
    }
  }
}
