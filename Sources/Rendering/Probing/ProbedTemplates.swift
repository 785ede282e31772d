import Synchronization

/// The templates that were proved to keep data harmless, by fingerprint: proving takes far longer than
/// rendering a page, and a preview compiles all templates whenever one changes.
///
/// A class because the renderers of one process share it.
public final class ProbedTemplates: Sendable {
  private let fingerprints = Mutex<Set<String>>([])

  public init() {}

  func contains(_ fingerprint: String) -> Bool {
    fingerprints.withLock { $0.contains(fingerprint) }
  }

  func insert(_ fingerprint: String) { _ = fingerprints.withLock { $0.insert(fingerprint) } }
}
