import Diagnostics
import Foundation
import Synchronization

/// The right to change a cache, which one process at a time has; the system takes it back from a
/// process that died.
///
/// A class because it can be given back only once.
public final class CacheLock: Sendable {
  private let descriptor: Mutex<Int32?>

  private init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  /// Waits as long as `patience` for another process to end, then throws a `Fault`.
  ///
  /// `waiting` is told once, with the number of the process that has the lock if that is known.
  /// Throws `CancellationError` when the task is cancelled in the meantime.
  public static func acquire(
    _ folder: String, patience: Duration = .seconds(10),
    clock: some Clock<Duration> = ContinuousClock(), waiting: @Sendable (Int32?) -> Void
  ) async throws -> CacheLock {
    let cache = CacheFolder(folder)
    try cache.prepare()
    let descriptor = open(cache.lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Fault.unwritableCache(cache.lock, errno) }
    do {
      let end = clock.now.advanced(by: patience)
      var isTold = false
      while try !take(descriptor, named: cache.lock) {
        guard clock.now < end else { throw Fault.lockedCache(cache.path, holder(descriptor)) }
        if !isTold { waiting(holder(descriptor)) }
        isTold = true
        try await clock.sleep(until: clock.now.advanced(by: interval), tolerance: nil)
      }
      try sign(descriptor, named: cache.lock)
    } catch {
      leave(descriptor)
      throw error
    }
    guard isStill(cache.lock, descriptor) else {
      // Whoever had the lock removed the cache, and with it the file that was waited for.
      leave(descriptor)
      return try await acquire(folder, patience: patience, clock: clock, waiting: waiting)
    }
    return CacheLock(descriptor)
  }

  /// Whether nobody has the lock of a cache that is there. Nothing is made or written.
  public static func isFree(_ folder: String) throws(Fault) -> Bool {
    let path = CacheFolder(folder).lock
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw .unwritableCache(path, errno) }
      return true
    }
    defer { leave(descriptor) }
    return try take(descriptor, named: path)
  }

  private static func isStill(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, held) = (stat(), stat())
    return stat(path, &named) == 0 && fstat(descriptor, &held) == 0
      && named.st_ino == held.st_ino && named.st_dev == held.st_dev
  }

  /// Gives the lock back; a second time does nothing.
  public func release() {
    descriptor.withLock { held in
      guard let descriptor = held else { return }
      held = nil
      // A number that stays behind would only name the wrong process for a moment.
      _ = ftruncate(descriptor, 0)
      Self.leave(descriptor)
    }
  }

  /// Not by closing alone: a process that is just being started holds a copy of the file until it
  /// becomes another program.
  private static func leave(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static let interval = Duration.milliseconds(100)

  private static func take(_ descriptor: Int32, named path: String) throws(Fault) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    let code = errno
    guard code == EWOULDBLOCK || code == EINTR else { throw .unwritableCache(path, code) }
    return false
  }

  private static func sign(_ descriptor: Int32, named path: String) throws(Fault) {
    let number = Array("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, number, number.count, 0) > 0 else {
      throw .unwritableCache(path, errno)
    }
  }

  private static func holder(_ descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let digits = String(
      decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return Int32(digits).flatMap { $0 > 0 ? $0 : nil }
  }
}
