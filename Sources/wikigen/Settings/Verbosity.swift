import Diagnostics

/// How much a run tells while it runs.
enum Verbosity: Hashable, Sendable {
  /// Warnings and faults only.
  case quiet
  case normal
  /// Each step.
  case verbose

  init(_ values: SettingValues) throws(Fault) {
    self =
      switch try values.choice(.quiet, .verbose) {
      case .quiet: .quiet
      case .verbose: .verbose
      default: .normal
      }
  }
}
