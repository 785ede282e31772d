import Synchronization

/// A clock whose sleeps all last until it is released. A class because copies must agree.
final class HeldClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Swift.Duration

    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex(State())

  private struct State {
    var isReleased = false
    var sleepers: [CheckedContinuation<Void, Never>] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  var now: Instant { Instant(offset: .zero) }

  var minimumResolution: Swift.Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    await withCheckedContinuation { continuation in
      let woken = state.withLock { state in
        defer { state.watchers = [] }
        guard !state.isReleased else { return state.watchers + [continuation] }
        state.sleepers.append(continuation)
        return state.watchers
      }
      for sleeper in woken { sleeper.resume() }
    }
  }

  /// Returns when somebody sleeps.
  func slept() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        let isDone = state.isReleased || !state.sleepers.isEmpty
        if !isDone { state.watchers.append(continuation) }
        return isDone
      }
      if isDone { continuation.resume() }
    }
  }

  func release() {
    let sleepers = state.withLock { state in
      state.isReleased = true
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in sleepers { sleeper.resume() }
  }
}
