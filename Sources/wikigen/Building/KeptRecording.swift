import Rendering
import Synchronization

/// What was read of a page for its digest, kept for when the page is made, where there is room for it.
///
/// A class because it is taken once, by whoever makes the page first.
final class KeptRecording: Sendable {
  private let page: Mutex<RecordedPage?>

  init(_ page: RecordedPage, in room: RecordingRoom) {
    self.page = Mutex(room.take(page.size) ? page : nil)
  }

  /// Nil if there was no room, or if it was taken before: then the page has to be read once more.
  func take() -> RecordedPage? { page.withLock { $0.take() } }
}

/// The memory that a build spends on what it read of pages.
///
/// A class because all pages of a build take of it.
final class RecordingRoom: Sendable {
  /// In bytes.
  private let left: Atomic<Int>

  /// As a rule that of some nine thousand films. A larger wiki reads its other pages twice, so that its
  /// memory does not grow with its pages.
  init(bytes: Int = 128 << 20) { left = Atomic(bytes) }

  /// Whether there was room for so many bytes; they are taken then.
  func take(_ size: Int) -> Bool {
    var known = left.load(ordering: .relaxed)
    while known >= size {
      let (isTaken, now) = left.weakCompareExchange(
        expected: known, desired: known - size, ordering: .relaxed)
      if isTaken { return true }
      known = now
    }
    return false
  }
}
