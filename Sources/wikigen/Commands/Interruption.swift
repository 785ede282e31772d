import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and the polite kind of kill: the first one cancels, a second one ends the process at once.
///
/// A class because the handlers of the signals share what came.
final class Interruption: Sendable {
  private let received = Mutex<Int32?>(nil)
  /// Only held, so that they go on listening: nothing touches them any more.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  init(cancelling cancel: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      // The source sees the signal only where its default action is off.
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number)
    }
    for (number, source) in zip([SIGINT, SIGTERM], sources) {
      source.setEventHandler { [weak self] in
        guard let self else { return }
        received.withLock { $0 = $0 ?? number }
        signal(number, SIG_DFL)
        cancel()
      }
      source.activate()
    }
  }

  /// The exit code of a run that a signal stopped, as shells have it; `nil` if none came.
  var exitCode: Int32? { received.withLock { $0.map { 128 + $0 } } }
}
