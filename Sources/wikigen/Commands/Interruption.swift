import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and the polite kind of kill: the first one cancels, a second one ends the process at once.
///
/// A class because the handlers of the signals share what came.
final class Interruption: Sendable {
  private let received = Mutex<Int32?>(nil)
  /// Only held, so that they go on listening.
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  init(cancelling cancel: @escaping @Sendable () -> Void) {
    for number in [SIGINT, SIGTERM] {
      // The source sees the signal only where its default action is off.
      signal(number, SIG_IGN)
      sources.withLock { sources in
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { [weak self] in
          self?.received.withLock { $0 = $0 ?? number }
          signal(number, SIG_DFL)
          cancel()
        }
        source.activate()
        sources.append(source)
      }
    }
  }

  /// The exit code of a run that a signal stopped, as shells have it; `nil` if none came.
  var exitCode: Int32? { received.withLock { $0.map { 128 + $0 } } }
}
