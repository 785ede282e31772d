import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite struct `The lock of a cache` {
  @Test func `is free at first, and again once it is given back`() async throws {
    try await TemporaryFolder.run { folder in
      let first = try await acquire(folder)
      #expect(try folder.bytes(folder.cache + "/lock") == Array("\(getpid())\n".utf8))
      first.release()
      first.release()
      #expect(try folder.bytes(folder.cache + "/lock") == [])
      try await acquire(folder).release()
    }
  }

  @Test func `makes the cache, for its owner alone`() async throws {
    try await TemporaryFolder.run { folder in
      try await acquire(folder).release()
      #expect(try folder.names() == [".gitignore", "CACHEDIR.TAG", "lock"])
      let mode = try FileManager.default.attributesOfItem(atPath: folder.cache)[.posixPermissions]
      #expect(mode as? Int == 0o700)
    }
  }

  @Test func `is not to be had while another process has it, which the fault names`()
    async throws
  {
    try await TemporaryFolder.run { folder in
      let holder = try await holding(folder)
      let told = Mutex<[Int32?]>([])
      let clock = ImmediateClock()
      await #expect(throws: Fault.lockedCache(folder.cache, holder.number)) {
        try await CacheLock.acquire(folder.cache, clock: clock) { number in
          told.withLock { $0.append(number) }
        }
      }
      #expect(told.withLock { $0 } == [holder.number])
      #expect(clock.sleeps.reduce(.zero, +) == .seconds(10))
      try await WriterProcess.wait { holder.kill() }
    }
  }

  @Test func `is waited for`() async throws {
    try await TemporaryFolder.run { folder in
      let holder = try await holding(folder)
      let lock = try await CacheLock.acquire(folder.cache) { _ in kill(holder.number, SIGKILL) }
      #expect(try folder.bytes(folder.cache + "/lock") == Array("\(getpid())\n".utf8))
      lock.release()
      try await WriterProcess.wait { holder.kill() }
    }
  }

  @Test func `is free as soon as its holder is killed`() async throws {
    try await TemporaryFolder.run { folder in
      let holder = try await holding(folder)
      try await WriterProcess.wait { holder.kill() }
      try await acquire(folder).release()
    }
  }

  @Test func `is no longer waited for once the task is cancelled`() async throws {
    try await TemporaryFolder.run { folder in
      let held = try await acquire(folder)
      await #expect(throws: CancellationError.self) {
        try await Task {
          try await CacheLock.acquire(folder.cache, clock: ImmediateClock()) { _ in
            withUnsafeCurrentTask { $0?.cancel() }
          }
        }.value
      }
      held.release()
    }
  }

  @Test(arguments: ["", "0\n", "-4\n", "many\n", "99999999999999999999\n"])
  func `names no process if its file names none`(text: String) async throws {
    try await TemporaryFolder.run { folder in
      let held = try await acquire(folder)
      let handle = try FileHandle(forWritingTo: URL(filePath: folder.cache + "/lock"))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
      await #expect(throws: Fault.lockedCache(folder.cache, nil)) {
        try await acquire(folder)
      }
      held.release()
    }
  }

  /// Without waiting.
  @discardableResult
  private func acquire(_ folder: TemporaryFolder) async throws -> CacheLock {
    try await CacheLock.acquire(folder.cache, patience: .zero) { _ in }
  }

  /// A process that holds the lock until it is killed, or nobody knows it any more.
  private func holding(_ folder: TemporaryFolder) async throws -> WriterProcess {
    try await WriterProcess.wait {
      let holder = try WriterProcess("hold", folder.cache)
      #expect(holder.lines(1) == ["held"])
      return holder
    }
  }
}
