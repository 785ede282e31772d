import Synchronization

/// How often each thing was asked for. A class because the requests share it.
final class RequestCounts: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// From 1.
  func next(_ name: String) -> Int {
    counts.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name, default: 0]
    }
  }
}
