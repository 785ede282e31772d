import Diagnostics

/// What became of one file of the plan.
struct WrittenFile: Sendable {
  /// Its place in the plan.
  let index: Int
  let outcome: Result<Content, Fault>
}
