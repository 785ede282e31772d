import Diagnostics
import Synchronization

/// A class because the closure that fills it and the test that reads it share it.
final class EventLog: Sendable {
  private let events = Mutex<[Progress.Event]>([])

  var all: [Progress.Event] { events.withLock { $0 } }

  func append(_ event: Progress.Event) { events.withLock { $0.append(event) } }
}
