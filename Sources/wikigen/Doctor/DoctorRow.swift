import Diagnostics

/// One thing that was looked at.
struct DoctorRow: Hashable, Sendable {
  let check: String
  let state: String
  /// What to do; empty if nothing.
  let remedy: String
  /// What a build would end with; `nil` if it would run all the same.
  let obstacle: Fault.Category?

  init(_ check: String, _ state: String, remedy: String = "", obstacle: Fault.Category? = nil) {
    self.check = check
    self.state = state.printable(upTo: 300)
    self.remedy = remedy.printable(upTo: 300)
    self.obstacle = obstacle
  }

  init(_ check: String, _ fault: Fault) {
    self.init(
      check, "\(fault.subject) \(fault.problem)", remedy: fault.remedy, obstacle: fault.category)
  }
}
