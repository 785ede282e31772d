import Diagnostics
import Storage
import Synchronization

/// Keeps answers that come at about the same time in one transaction, which costs as much for several as
/// for one. Whoever has one kept waits until it is.
///
/// A class because the requests of a run, which are made at once, share it.
final class AnswerGroup: Sendable {
  /// Fewer than are usually asked for at a time: the others come meanwhile.
  private static let most = 6
  private static let longestWait: Duration = .milliseconds(5)

  private let run: Run
  private let state = Mutex(State())

  private struct Waiter {
    let answer: StoredAnswer
    let continuation: CheckedContinuation<Result<Void, Fault>, Never>
  }

  private struct State {
    /// How many may have an answer kept before they end.
    var underWay = 0
    var waiters: [Waiter] = []
    /// Of the group that waits: a timer is for one alone.
    var number = 0

    /// Those that nobody else may still join.
    mutating func takeIfFull() -> [Waiter] {
      !waiters.isEmpty && waiters.count >= min(most, underWay) ? take() : []
    }

    mutating func take() -> [Waiter] {
      defer { waiters = [] }
      number += 1
      return waiters
    }
  }

  init(_ run: Run) { self.run = run }

  /// `work` may have an answer kept; others do not wait for it once it is done.
  func join<Value, Failure>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    state.withLock { $0.underWay += 1 }
    defer {
      keep(
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
        keep(full)
      } else if let begun {
        Task { await keep(begun, after: Self.longestWait) }
      }
    }
    try result.get()
  }

  private func keep(_ number: Int, after wait: Duration) async {
    do {
      try await Task.sleep(for: wait)
    } catch {
      // Nobody cancels it; it would only be kept earlier.
    }
    keep(state.withLock { $0.number == number ? $0.take() : [] })
  }

  private func keep(_ waiters: [Waiter]) {
    guard !waiters.isEmpty else { return }
    let result = Result { () throws(Fault) in try run.keep(waiters.map(\.answer)) }
    for waiter in waiters { waiter.continuation.resume(returning: result) }
  }
}
