import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and the polite kind of kill: the first one cancels, a later one ends the process at once.
///
/// A class because the handlers of the signals share what came.
final class Interruption: Sendable {
  private let received = Mutex<Int32?>(nil)
  /// Within this time a second signal is the same wish: `timeout` sends one to the process and another to its group.
  private static let oneWish = DispatchTimeInterval.milliseconds(500)

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
          DispatchQueue.global().asyncAfter(deadline: .now() + Self.oneWish) {
            signal(number, SIG_DFL)
          }
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
