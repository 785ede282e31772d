import Diagnostics

extension Fault {
  /// What the program ends with that this stops: a run to which a signal came ends with that one's code.
  var exitCode: Int32 { Interruption.exitCode ?? category.rawValue }
}
