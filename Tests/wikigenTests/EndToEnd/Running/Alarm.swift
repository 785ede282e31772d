import Foundation
import Synchronization

/// Kills a process that does not end by itself.
///
/// A class because the process's end and the start of the alarm can come in any order.
final class Alarm: Sendable {
  private let isSilent = Mutex(false)

  func kill(_ process: Int32, after delay: Duration) {
    let parts = delay.components
    let time = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    DispatchQueue.global().asyncAfter(deadline: .now() + time) { [self] in
      // Under the lock: once silent, the number may be another process's.
      isSilent.withLock { if !$0 { _ = Foundation.kill(process, SIGKILL) } }
    }
  }

  func silence() { isSilent.withLock { $0 = true } }
}
