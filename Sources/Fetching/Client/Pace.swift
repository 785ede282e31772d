import Synchronization

/// Keeps the starts of requests apart: each takes the next free moment, in the order of asking.
///
/// A class because the copies of a client share one pace.
final class Pace: Sendable {
  private let interval: Duration?
  private let stopwatch: Stopwatch
  private let nextStart = Mutex(Duration.zero)

  init(rate: Double?, stopwatch: Stopwatch) {
    interval = rate.map { .seconds(1 / $0) }
    self.stopwatch = stopwatch
  }

  func wait() async throws(CancellationError) {
    guard let interval else { return }
    let delay = nextStart.withLock { next in
      let now = stopwatch.elapsed()
      let start = max(now, next)
      next = start + interval
      return start - now
    }
    if delay > .zero { try await stopwatch.sleep(delay) }
  }
}
