import Synchronization

/// What the requests of a run came to so far, whatever becomes of the run.
///
/// A class because the copies of a client count together.
public final class TallyCounter: Sendable {
  private let current = Mutex(RequestTally())

  public init() {}

  public var value: RequestTally { current.withLock { $0 } }

  func count(_ change: (inout RequestTally) -> Void) { current.withLock { change(&$0) } }
}
