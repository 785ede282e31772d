import Synchronization

extension RunningProgram {
  /// The end of a process, for whoever waits for it. A class because the process and those share it.
  final class End: Sendable {
    private enum State {
      case awaited([CheckedContinuation<Int32?, Never>])
      case reached(Int32?)
    }

    private let state = Mutex(State.awaited([]))

    /// `code` is `nil` if a signal ended it.
    func reach(code: Int32?) {
      let waiting = state.withLock { state in
        guard case .awaited(let waiting) = state else {
          return [CheckedContinuation<Int32?, Never>]()
        }
        state = .reached(code)
        return waiting
      }
      for continuation in waiting { continuation.resume(returning: code) }
    }

    /// Cancelled or not: a process that still runs has come to nothing yet.
    func code() async -> Int32? {
      await withCheckedContinuation { continuation in
        let code: Int32?? = state.withLock { state in
          switch state {
          case .reached(let code): return .some(code)
          case .awaited(let waiting):
            state = .awaited(waiting + [continuation])
            return nil
          }
        }
        if let code { continuation.resume(returning: code) }
      }
    }
  }
}
