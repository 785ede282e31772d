extension ProgressPrinter {
  /// How far one list, the pictures or the pages are.
  struct Count: Sendable {
    let name: String
    var done = 0
    var total = 0

    var running: String { "\(name) \(done.grouped) of \(total.grouped)" }

    var closing: String { done == total ? "\(name) \(done.grouped)" : running }
  }
}
