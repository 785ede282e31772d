import Synchronization

/// Spreads delays, so that requests that failed together do not come again together.
///
/// A class because the copies of a client draw from one sequence.
final class Jitter: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  init(_ generator: some RandomNumberGenerator & Sendable) { self.generator = Mutex(generator) }

  /// Any duration from none to `longest`, each as likely as the others.
  func delay(upTo longest: Duration) -> Duration {
    let bits: UInt64 = generator.withLock { $0.next() }
    return longest * (Double(bits >> 11) / Double(UInt64.max >> 11))
  }
}
