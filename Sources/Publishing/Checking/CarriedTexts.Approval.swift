import Foundation
import Synchronization

extension CarriedTexts {
  /// What was approved of last.
  ///
  /// A class with a lock because files are checked at once and share it.
  final class Approval: Sendable {
    private let approved = Mutex<[UInt8]>([])

    /// Whether `judge` approves of a text; the one that was approved of last is not judged again.
    func holds(for text: [UInt8], by judge: () -> Bool) -> Bool {
      if approved.withLock({ $0.isSame(as: text) }) { return true }
      guard judge() else { return false }
      approved.withLock { $0 = text }
      return true
    }
  }
}

extension [UInt8] {
  /// Compared as memory: element by element, the styles of a page take longer than all of its links.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return true }
        return memcmp(own, other, count) == 0
      }
    }
  }
}
