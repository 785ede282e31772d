import Diagnostics

/// How warnings and faults look on stderr.
enum Ink: Hashable, Sendable {
  case plain
  case coloured

  func fault(_ fault: Fault) -> String {
    "\(Program.name): " + paint("\(fault.stage.rawValue):", "31") + " \(fault.sentence)"
  }

  func warning(_ sentence: String) -> String {
    "\(Program.name): " + paint("warning:", "33") + " \(sentence)"
  }

  private func paint(_ text: String, _ colour: String) -> String {
    self == .plain ? text : "\u{1B}[\(colour)m\(text)\u{1B}[0m"
  }
}
