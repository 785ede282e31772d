extension ProgressPrinter {
  enum Style: Hashable, Sendable {
    /// One line of a terminal that changes.
    case line
    /// Lines one after another, few enough to keep: for a pipe, a file, a CI service.
    case log
  }
}
