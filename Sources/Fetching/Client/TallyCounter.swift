import Synchronization

/// A class because the copies of a client count together.
final class TallyCounter: Sendable {
  private let current = Mutex(RequestTally())

  var value: RequestTally { current.withLock { $0 } }

  func count(_ change: (inout RequestTally) -> Void) { current.withLock { change(&$0) } }
}
