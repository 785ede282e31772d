import Dispatch
import Foundation
import Synchronization

/// Ctrl-C, the polite kind of kill and the end of the terminal: the first one cancels, another one half a second later or
/// more ends the process at once.
///
/// A class because the handlers of the signals share what came.
final class Interruption: Sendable {
  /// Until then another signal is the same wish: `timeout` sends one to the process and one to its group.
  private static let oneWish: Duration = .milliseconds(500)

  /// The number of the first signal that came; 0 before.
  private static let number = Atomic<Int32>(0)

  /// When it came.
  private let first = Mutex<ContinuousClock.Instant?>(nil)
  /// Only held, so that they go on listening.
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  init(cancelling cancel: @escaping @Sendable () -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] where !(number == SIGHUP && Self.isIgnored(number)) {
      // The source sees the signal only where its default action is off.
      signal(number, SIG_IGN)
      sources.withLock { sources in
        // Its handler has a thread of its own, however busy the others are.
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { [weak self] in
          self?.take(number)
          cancel()
        }
        source.activate()
        sources.append(source)
      }
    }
  }

  /// The exit code of a run that a signal stopped, as shells have it; `nil` if none came.
  static var exitCode: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : exitCode(of: number)
  }

  private func take(_ number: Int32) {
    let now = ContinuousClock.now
    _ = Self.number.compareExchange(expected: 0, desired: number, ordering: .relaxed)
    let first = first.withLock { first in
      let kept = first ?? now
      first = kept
      return kept
    }
    // Not by the signal's default action, which the first process of a container has not.
    if first.duration(to: now) >= Self.oneWish { _exit(Self.exitCode(of: number)) }
  }

  /// `nohup` has a program go on when its terminal ends.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func exitCode(of number: Int32) -> Int32 { 128 + number }
}
