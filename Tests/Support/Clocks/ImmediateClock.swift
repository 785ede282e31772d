import Synchronization

/// A clock whose sleeps end at once and are written down. A class because copies must agree.
public final class ImmediateClock: Clock {
  public struct Instant: InstantProtocol {
    let offset: Swift.Duration

    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// Whether a sleep moves the time on: yes for one sleeper after the other; no for many at once,
  /// whose sleeps would otherwise add up.
  public enum Mode: Sendable {
    case moving
    case frozen
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleeps: [Swift.Duration] = []
  }

  private let mode: Mode
  private let state = Mutex(State())

  public init(_ mode: Mode = .moving) { self.mode = mode }

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Swift.Duration { .zero }

  public var sleeps: [Swift.Duration] { state.withLock { $0.sleeps } }

  public func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      if mode == .moving { state.now = max(state.now, deadline) }
    }
  }
}
