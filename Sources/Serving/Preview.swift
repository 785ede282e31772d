import Diagnostics
import Synchronization

/// What a preview shows at the moment, and who waits for it to change.
///
/// A class because the builder changes it while the server reads it.
public final class Preview: Sendable {
  /// Makes a file that the folder does not have yet as it is to be; nil for one that it has.
  public typealias FreshFile = @Sendable (_ path: String) throws -> [UInt8]?

  /// At one moment.
  struct State: Sendable {
    /// Counts the changes, so that a page knows whether it is the last one.
    var revision = 0
    /// Whether a wiki was ever there to be shown.
    var hasWiki = false
    /// Whether the folder will have no more files than it has.
    var isSettled = false
    var fault: Fault?
    var fresh: FreshFile = { _ in nil }
  }

  private struct Shared {
    var state = State()
    var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
    var nextListener = 0
    var isClosed = false
  }

  private let shared = Mutex(Shared())

  public init() {}

  var state: State { shared.withLock { $0.state } }

  /// There is a new wiki. Until it lies in the folder, `fresh` makes what is asked for.
  public func show(_ fresh: @escaping FreshFile) {
    change { state in
      state.revision += 1
      state.hasWiki = true
      state.isSettled = false
      state.fault = nil
      state.fresh = fresh
    }
  }

  /// The folder has all of the wiki.
  public func settle() {
    change { state in
      state.isSettled = true
      state.fresh = { _ in nil }
    }
  }

  /// The wiki can't be made as it is now; readers see why above what was there before.
  public func show(_ fault: Fault) {
    change { state in
      state.revision += 1
      state.isSettled = true
      state.fault = fault
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let (revision, listeners) = shared.withLock { shared in
      change(&shared.state)
      return (shared.state.revision, Array(shared.listeners.values))
    }
    for listener in listeners { listener.yield(revision) }
  }

  /// Waits until the folder will have no more files than it has.
  func settled() async {
    for await _ in revisions() where state.isSettled { return }
  }

  /// The revision now, and again whenever something changes, be it the revision or not.
  func revisions() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    shared.withLock { shared in
      continuation.yield(shared.state.revision)
      guard !shared.isClosed else { return continuation.finish() }
      let number = shared.nextListener
      shared.nextListener += 1
      shared.listeners[number] = continuation
      continuation.onTermination = { [weak self] _ in self?.forget(number) }
    }
    return stream
  }

  private func forget(_ number: Int) {
    _ = shared.withLock { $0.listeners.removeValue(forKey: number) }
  }

  /// Lets all who wait go, so that the server can end.
  func close() {
    let listeners = shared.withLock { shared in
      shared.isClosed = true
      return Array(shared.listeners.values)
    }
    for listener in listeners { listener.finish() }
  }
}
