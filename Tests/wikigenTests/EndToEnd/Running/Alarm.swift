import Foundation
import Synchronization

/// Kills a process, unless that has ended by itself.
///
/// A class because the process's end and the alarm can come in any order.
final class Alarm: Sendable {
  private let isSilent = Mutex(false)

  func kill(_ process: Int32, after delay: DispatchTimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in kill(process) }
  }

  func kill(_ process: Int32) {
    // Under the lock: once silent, the number may be another process's.
    isSilent.withLock { if !$0 { _ = Foundation.kill(process, SIGKILL) } }
  }

  func silence() { isSilent.withLock { $0 = true } }
}
