import Diagnostics
import Synchronization

/// Writes down what is reported. A class because the reporters share it.
public final class ProgressLog: Sendable {
  private let log = Mutex<[Progress.Event]>([])

  public init() {}

  public var events: [Progress.Event] { log.withLock { $0 } }

  public var progress: Progress { Progress { event in self.log.withLock { $0.append(event) } } }
}
