import Diagnostics
import Foundation
import Synchronization

/// Says to other processes that a folder is in use, until it is released or its process ends, however
/// that happens. It holds across containers too, where processes are numbered anew.
///
/// A class because it can be released only once.
final class FolderLock: Sendable {
  private let descriptor: Mutex<Int32?>

  /// Nil where somebody else has the folder that `process` made, or has taken it away. On a file system without
  /// locks that is judged by the number of the process alone.
  init?(_ folder: String, madeBy process: Int32 = getpid()) throws(Fault) {
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else {
      guard errno == ENOENT else { throw .unreadable(folder, errno) }
      return nil
    }
    guard flock(opened, LOCK_EX | LOCK_NB) != 0 else {
      descriptor = Mutex(opened)
      return
    }
    let isHeld = errno == EWOULDBLOCK
    close(opened)
    guard !isHeld, !process.isAnotherLiveProcess else { return nil }
    descriptor = Mutex(nil)
  }

  deinit { release() }

  /// A second time does nothing.
  func release() {
    descriptor.withLock { held in
      guard let descriptor = held else { return }
      held = nil
      // Not by closing alone: a process that is just being started holds a copy of it for a moment.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
  }
}

extension Int32 {
  /// Our own number counts as dead: a process before us had it.
  fileprivate var isAnotherLiveProcess: Bool {
    guard self > 0, self != getpid() else { return false }
    return kill(self, 0) == 0 || errno == EPERM
  }
}
