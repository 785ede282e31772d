import Foundation
import Synchronization

/// Kills a process that does not end by itself.
///
/// A class because the process's end and the start of the alarm can come in any order.
final class Alarm: Sendable {
  private let isSilent = Mutex(false)

  func kill(_ process: Int32, after seconds: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [self] in
      // Under the lock: once silent, the number may be another process's.
      isSilent.withLock { if !$0 { _ = Foundation.kill(process, SIGKILL) } }
    }
  }

  func silence() { isSilent.withLock { $0 = true } }
}
