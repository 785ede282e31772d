import Diagnostics
import Synchronization

/// Counts the answers of one list as they arrive and tells the progress.
///
/// A class because the answers arrive at once and count together.
final class AnswerCounter: Sendable {
  private let list: String
  private let unit: Progress.Unit
  private let total: Int
  private let progress: Progress
  private let done = Mutex(0)

  init(list: String, in unit: Progress.Unit, total: Int, progress: Progress) {
    self.list = list
    self.unit = unit
    self.total = total
    self.progress = progress
  }

  func advance() {
    // Reported under the lock: otherwise a later number could be told first.
    done.withLock { done in
      done += 1
      progress.report(.fetched(list: list, in: unit, done: done, total: total))
    }
  }
}
