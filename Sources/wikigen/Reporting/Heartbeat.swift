import Dispatch
import Synchronization

/// Does something a few times a second until it is stopped.
///
/// A class because the timer is one; it shows that a run waits, while no task has anything to tell.
final class Heartbeat: Sendable {
  private let timer: Mutex<any DispatchSourceTimer>

  init(every milliseconds: Int, _ beat: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource()
    source.schedule(
      deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
    source.setEventHandler(handler: beat)
    source.activate()
    timer = Mutex(source)
  }

  func stop() { timer.withLock { $0.cancel() } }
}
