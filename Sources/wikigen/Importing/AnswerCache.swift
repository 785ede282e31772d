import Diagnostics
import Foundation
import Storage

/// The cache of a build, which has it for itself until it ends.
struct AnswerCache: Sendable {
  let store: Store
  /// What was found when it was opened.
  let warnings: [Warning]
  /// Seconds since 1970.
  let now: @Sendable () -> Int
  private let lock: CacheLock

  static let systemTime: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

  /// `notice` is told when another process has the cache and this one waits.
  init(
    _ folder: String, now: @escaping @Sendable () -> Int = systemTime,
    notice: @Sendable (String) -> Void
  ) async throws(Fault) {
    lock = try await Self.lock(folder, notice: notice)
    (store, warnings) = try Store.open(folder)
    self.now = now
  }

  /// The right to change a cache, however long another process has it.
  static func lock(
    _ folder: String, notice: @Sendable (String) -> Void
  ) async throws(Fault) -> CacheLock {
    do {
      return try await CacheLock.acquire(folder) { holder in
        let name = holder.map { "process \($0)" } ?? "another process"
        notice("waiting for \(name), which has the cache")
      }
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .interrupted()
    }
  }

  /// Puts everything into its one file; nothing can be asked of it afterwards.
  func close() throws(Fault) { try store.close() }

  /// Lets another process have it, however this one ended.
  func release() { lock.release() }
}
