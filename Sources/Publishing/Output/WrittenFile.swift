import Diagnostics

/// What the writing of one file came to.
struct WrittenFile: Sendable {
  /// Its place in the plan.
  let index: Int
  let outcome: Result<(bytes: Int, page: CheckedPage?), Fault>
}
