import Diagnostics

extension Client {
  /// An attempt that failed in a way that may pass.
  struct Setback: Sendable {
    /// What is thrown if there is no further attempt.
    let fault: Fault
    /// In short, for the progress.
    let reason: String
    /// Whether the answer arrived and was no good: most such answers stay as they are.
    var isRefusal = false
    /// How long the source asks to be left alone.
    var retryAfter: Duration?
    /// Whether the source says that it is asked too much.
    var isThrottling = false
  }
}
