extension ProgressPrinter {
  enum Style: Sendable {
    /// A line for each source: one that changes, and stays when the source is done.
    case bar(Terminal)
    /// Lines one after another, few enough to keep: for a pipe, a file, a CI service.
    case log
  }
}
