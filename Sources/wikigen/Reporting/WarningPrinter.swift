import Diagnostics

/// Prints warnings on stderr, a few of each kind.
struct WarningPrinter {
  private let ink: Ink
  private let write: @Sendable (String) -> Void

  private static let limit = 10

  init(_ console: Console) {
    ink = console.ink
    write = console.complain
  }

  func print(_ warnings: [Warning]) {
    for kind in Warning.Kind.allCases {
      let sentences = warnings.filter { $0.kind == kind }.map(\.sentence)
      for sentence in sentences.prefix(Self.limit) { write(ink.warning(sentence) + "\n") }
      let others = sentences.count - Self.limit
      if others > 0 { write(ink.warning("and \(others.grouped) more of \(kind.rawValue).") + "\n") }
    }
  }
}
