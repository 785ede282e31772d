import Diagnostics

extension Client {
  /// What one attempt came to.
  enum Verdict<Value: Sendable>: Sendable {
    case settled(Outcome<Value>)
    /// Asking again would not help.
    case final(Fault)
    case passing(Setback)
  }
}
