import Diagnostics

extension Warning {
  /// Changes that another version of wikigen recorded in a form of its own.
  static func unreadableChanges(_ count: Int, of source: String) -> Warning {
    Warning(
      .untoldChanges, subject: source,
      "\(count == 1 ? "A change" : "\(count) changes") of \(source) that another version of "
        + "wikigen recorded can't be read, and \(count == 1 ? "is" : "are") not told any more.")
  }
}
