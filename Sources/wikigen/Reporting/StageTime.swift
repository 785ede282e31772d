import Diagnostics

/// How long one stage took.
struct StageTime: Hashable, Sendable {
  let stage: Fault.Stage
  var duration: Duration
}
