import Synchronization

/// Keeps the starts of requests apart, in the order of asking, and holds them while the source
/// wants to be left alone.
///
/// A class because the copies of a client share one pace.
final class Pace: Sendable {
  private struct State {
    var nextStart = Duration.zero
    var pauseEnd = Duration.zero
    /// How many times the interval is kept.
    var slowness = 1
    /// How often it slowed down.
    var slowdowns = 0
    /// Since it slowed down, or since the last step back.
    var successes = 0
  }

  /// An eighth of the rate is slow enough: whoever still refuses wants to be left alone.
  private static let mostSlowness = 8
  private static let successesPerStep = 50

  private let interval: Duration
  private let stopwatch: Stopwatch
  private let state = Mutex(State())
  /// Only the next one to start looks at the time: a start that is late moves all the later ones.
  private let turnstile = RequestGate(width: 1)

  init(rate: Double?, stopwatch: Stopwatch) {
    interval = rate.map { .seconds(1 / $0) } ?? .zero
    self.stopwatch = stopwatch
  }

  /// Returns when a request may start, with what `slowDown` wants to know of it.
  func wait() async throws(CancellationError) -> Int {
    let slowdowns = try await turnstile.pass { () async throws(CancellationError) in
      try await awaitTurn()
    }
    guard let slowdowns else { throw CancellationError() }
    return slowdowns
  }

  private func awaitTurn() async throws(CancellationError) -> Int {
    while true {
      let (start, delay) = state.withLock { state in
        let now = stopwatch.elapsed()
        let start = max(now, state.nextStart, state.pauseEnd)
        return (start, start - now)
      }
      if delay > .zero { try await stopwatch.sleep(delay) }
      let slowdowns: Int? = state.withLock { state in
        // A pause may have begun meanwhile.
        guard state.pauseEnd <= start else { return nil }
        state.nextStart = max(start, stopwatch.elapsed()) + interval * state.slowness
        return state.slowdowns
      }
      if let slowdowns { return slowdowns }
    }
  }

  /// Halves the rate, once for all requests that were on their way: `started` is what `wait` said.
  func slowDown(_ started: Int) {
    state.withLock { state in
      guard started == state.slowdowns else { return }
      state.slowdowns += 1
      state.successes = 0
      state.slowness = min(2 * state.slowness, Self.mostSlowness)
    }
  }

  func noteSuccess() {
    state.withLock { state in
      guard state.slowness > 1 else { return }
      state.successes += 1
      guard state.successes == Self.successesPerStep else { return }
      state.successes = 0
      state.slowness /= 2
    }
  }

  /// Starts nothing for that long; how much longer this is than it would have been anyway.
  func pause(for duration: Duration) -> Duration {
    state.withLock { state in
      let now = stopwatch.elapsed()
      let before = max(state.pauseEnd, now)
      state.pauseEnd = max(before, now + duration)
      return state.pauseEnd - before
    }
  }
}
