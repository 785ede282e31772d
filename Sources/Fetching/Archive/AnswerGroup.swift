import Diagnostics
import Storage
import Synchronization

/// Keeps answers that come at about the same time in one transaction, which costs as much for several as
/// for one. Whoever has one kept waits until it is.
///
/// If one can't be kept, none of its group is: what fails is the store. A single answer that is too large for
/// it is not read from the network.
///
/// A class because the requests of a run, which are made at once, share it.
final class AnswerGroup: Sendable {
  /// Of the ten that are usually under way: the others are asked for while these are written.
  static let mostAtOnce = 6
  static let longestWait: Duration = .milliseconds(5)

  private let write: @Sendable ([StoredAnswer]) throws(Fault) -> Void
  private let sleep: @Sendable (Duration) async throws(CancellationError) -> Void
  private let state = Mutex(State())

  private struct Waiter {
    let answer: StoredAnswer
    let continuation: CheckedContinuation<Result<Void, Fault>, Never>
  }

  private struct State {
    /// How many may have an answer kept before they end; also what is a picture, or waits for its next
    /// attempt, so that a group may have to wait for its longest.
    var underWay = 0
    var waiters: [Waiter] = []
    /// Of the group that waits: a timer is for one alone.
    var number = 0

    /// Those that nobody else may still join.
    mutating func takeIfFull() -> [Waiter] {
      !waiters.isEmpty && waiters.count >= min(mostAtOnce, underWay) ? take() : []
    }

    mutating func take() -> [Waiter] {
      defer { waiters = [] }
      number += 1
      return waiters
    }
  }

  /// `write` keeps all or none of them.
  init(
    stopwatch: Stopwatch = Stopwatch(ContinuousClock()),
    write: @escaping @Sendable ([StoredAnswer]) throws(Fault) -> Void
  ) {
    self.write = write
    sleep = stopwatch.sleep
  }

  /// `work` may have an answer kept; others do not wait for it once it is done.
  func join<Value, Failure>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    state.withLock { $0.underWay += 1 }
    defer {
      finish(
        state.withLock { state in
          state.underWay -= 1
          return state.takeIfFull()
        })
    }
    return try await work()
  }

  /// Within `join`: survives, once this returns, the end of the process in whatever way.
  func keep(_ answer: StoredAnswer) async throws(Fault) {
    let result = await withCheckedContinuation { continuation in
      let (full, begun) = state.withLock { state in
        state.waiters.append(Waiter(answer: answer, continuation: continuation))
        let begun = state.waiters.count == 1 ? state.number : nil
        return (state.takeIfFull(), begun)
      }
      if !full.isEmpty {
        finish(full)
      } else if let begun {
        // Nobody's child: whoever came first may go on before its time is up, and must not wait for it.
        Task { await finish(begun, after: Self.longestWait) }
      }
    }
    try result.get()
  }

  private func finish(_ number: Int, after wait: Duration) async {
    do {
      try await sleep(wait)
    } catch {
      // Nobody cancels it; they would only be kept earlier.
    }
    finish(state.withLock { $0.number == number ? $0.take() : [] })
  }

  private func finish(_ waiters: [Waiter]) {
    guard !waiters.isEmpty else { return }
    let result = Result { () throws(Fault) in try write(waiters.map(\.answer)) }
    for waiter in waiters { waiter.continuation.resume(returning: result) }
  }
}
