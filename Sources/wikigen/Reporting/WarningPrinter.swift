import Diagnostics

/// Prints warnings on stderr, a few of each kind.
struct WarningPrinter {
  private let console: Console

  private static let limit = 10

  init(_ console: Console) {
    self.console = console
  }

  func print(_ warnings: [Warning]) {
    for kind in Warning.Kind.allCases {
      let own = warnings.filter { $0.kind == kind }
      for warning in own.prefix(Self.limit) {
        console.warn(
          warning.sentence, ["kind": kind.rawValue, "subject": warning.subject])
      }
      let others = own.count - Self.limit
      if others > 0 {
        console.warn(
          "and \(others.grouped) more of \(kind.rawValue).", ["kind": kind.rawValue])
      }
    }
  }
}
