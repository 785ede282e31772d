import Foundation
import Synchronization

extension CarriedTexts {
  /// What was approved of last.
  ///
  /// A class with a lock because files are checked at once and share it.
  final class Approval: Sendable {
    private let approved = Mutex<[UInt8]>([])

    /// Whether `judge` approves of a text; the one that was approved of last is not judged again.
    /// `context` is what else the judgement depends on.
    func holds(
      for text: ArraySlice<UInt8>, in context: [UInt8] = [], by judge: () -> Bool
    ) -> Bool {
      let known = approved.withLock(\.self)
      let isKnown =
        known.count == context.count + text.count && known.span.begins(with: context.span)
        && text.span.begins(with: known.span.extracting(droppingFirst: context.count))
      if isKnown { return true }
      guard judge() else { return false }
      approve(context + text)
      return true
    }

    func approve(_ text: [UInt8]) { approved.withLock { $0 = text } }

    /// The length of the text that was approved of last, if it is what begins there; zero otherwise.
    func length(in bytes: [UInt8], from start: Int) -> Int {
      // The others need not wait for the comparison.
      let text = approved.withLock(\.self)
      return bytes.span.begins(with: text.span, at: start) ? text.count : 0
    }
  }
}

extension Span<UInt8> {
  /// Whether another text stands there. Compared as memory: element by element, the styles of a page take longer than
  /// all of its links.
  func begins(with other: Span<UInt8>, at start: Int = 0) -> Bool {
    guard other.count <= count - start else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        guard let own = own.baseAddress, let known = other.baseAddress else { return true }
        return memcmp(own + start, known, other.count) == 0
      }
    }
  }
}
