import Synchronization

/// What a test server saw. A class because the connections write to it at once.
public final class RequestLog: Sendable {
  private struct State {
    var seen: [SeenRequest] = []
    var arrivals: [ContinuousClock.Instant] = []
    var inFlight = 0
    var mostInFlight = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// In the order in which they arrived.
  public var seen: [SeenRequest] { state.withLock { $0.seen } }

  public var targets: [String] { seen.map(\.target) }

  /// The most requests that were unanswered at one moment.
  public var mostInFlight: Int { state.withLock { $0.mostInFlight } }

  /// The most requests that arrived in any stretch of time of that length.
  public func mostArrivals(within window: Duration) -> Int {
    let arrivals = state.withLock { $0.arrivals }
    var most = 0
    var first = 0
    for last in arrivals.indices {
      while arrivals[last] - arrivals[first] > window { first += 1 }
      most = max(most, last - first + 1)
    }
    return most
  }

  /// Returns how many requests for the same target have arrived, this one included.
  func began(_ request: SeenRequest) -> Int {
    state.withLock { state in
      state.seen.append(request)
      state.arrivals.append(.now)
      state.inFlight += 1
      state.mostInFlight = max(state.mostInFlight, state.inFlight)
      return state.seen.count { $0.target == request.target }
    }
  }

  func ended() { state.withLock { $0.inFlight -= 1 } }
}
