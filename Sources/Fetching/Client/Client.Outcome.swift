import Diagnostics

extension Client {
  /// What a source has for a request.
  enum Outcome<Value: Sendable>: Sendable {
    case value(Value)
    /// Nothing, and it says so; a fault for whoever cannot do without.
    case missing(Fault)
  }
}
