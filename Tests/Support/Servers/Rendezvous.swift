import Synchronization

/// Holds whoever arrives until a number of them are there; later ones pass.
///
/// A class because the arriving tasks meet in it.
public final class Rendezvous: Sendable {
  private struct State {
    var arrived = 0
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let wanted: Int
  private let state = Mutex(State())

  public init(of wanted: Int) { self.wanted = wanted }

  public func arrive() async {
    await withCheckedContinuation { continuation in
      let released = state.withLock { state in
        state.arrived += 1
        state.held.append(continuation)
        guard state.arrived >= wanted else { return [CheckedContinuation<Void, Never>]() }
        defer { state.held = [] }
        return state.held
      }
      for continuation in released { continuation.resume() }
    }
  }
}
