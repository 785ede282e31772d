extension Fault {
  /// The stages of a run, in the order in which they happen.
  public enum Stage: String, Sendable, CaseIterable {
    case commandLine = "command line"
    case configuration
    case fetching
    case importing
    case planning
    case rendering
    case publishing
    case serving
  }
}
