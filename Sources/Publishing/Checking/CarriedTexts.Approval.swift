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
      approve(text)
      return true
    }

    func approve(_ text: [UInt8]) { approved.withLock { $0 = text } }

    /// The length of the text that was approved of last, if it is what begins there; zero otherwise.
    func length(in bytes: [UInt8], from start: Int) -> Int {
      let text = approved.withLock { $0 }
      return bytes.has(text, at: start) ? text.count : 0
    }
  }
}

extension [UInt8] {
  /// Compared as memory: element by element, the styles of a page take longer than all of its links.
  fileprivate func isSame(as other: [UInt8]) -> Bool { count == other.count && has(other, at: 0) }

  fileprivate func has(_ text: [UInt8], at start: Int) -> Bool {
    guard start + text.count <= count else { return false }
    return withUnsafeBytes { own in
      text.withUnsafeBytes { text in
        guard let own = own.baseAddress, let other = text.baseAddress else { return true }
        return memcmp(own + start, other, text.count) == 0
      }
    }
  }
}
