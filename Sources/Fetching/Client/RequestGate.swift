import Synchronization

/// Lets a number of requests through at a time, the others in the order in which they came.
///
/// A class with a lock and not an actor: a waiter whose task is cancelled must leave the queue at
/// once, and a cancellation handler cannot wait for an actor.
final class RequestGate: Sendable {
  private struct Waiter {
    let ticket: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Queue {
    var free: Int
    var waiters: [Waiter] = []
    var lastTicket = 0
  }

  private let queue: Mutex<Queue>

  init(width: Int) { queue = Mutex(Queue(free: width)) }

  /// Runs `work` when there is room; nil when the task was cancelled while it waited.
  func pass<Value, Failure>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value? {
    guard await enter() else { return nil }
    defer { leave() }
    return try await work()
  }

  private enum Entry {
    case free
    case cancelled
    case waiting(ticket: Int)
  }

  private func enter() async -> Bool {
    // Most find room, and need no place to wait at, which takes several times as long.
    let entry = queue.withLock { queue -> Entry in
      if Task.isCancelled { return .cancelled }
      guard queue.free == 0 else {
        queue.free -= 1
        return .free
      }
      queue.lastTicket += 1
      return .waiting(ticket: queue.lastTicket)
    }
    switch entry {
    case .free: return true
    case .cancelled: return false
    case .waiting(let ticket): return await wait(as: ticket)
    }
  }

  private func wait(as ticket: Int) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { admit(Waiter(ticket: ticket, continuation: $0)) }
    } onCancel: {
      remove(ticket)
    }
  }

  private func admit(_ waiter: Waiter) {
    let verdict: Bool? = queue.withLock { queue in
      // Asked under the lock: a cancellation after this finds the waiter in the queue.
      if Task.isCancelled { return false }
      guard queue.free == 0 else {
        queue.free -= 1
        return true
      }
      queue.waiters.append(waiter)
      return nil
    }
    if let verdict { waiter.continuation.resume(returning: verdict) }
  }

  private func remove(_ ticket: Int) {
    let removed: Waiter? = queue.withLock { queue in
      queue.waiters.firstIndex { $0.ticket == ticket }.map { queue.waiters.remove(at: $0) }
    }
    removed?.continuation.resume(returning: false)
  }

  private func leave() {
    let next: Waiter? = queue.withLock { queue in
      guard queue.waiters.isEmpty else { return queue.waiters.removeFirst() }
      queue.free += 1
      return nil
    }
    next?.continuation.resume(returning: true)
  }
}
