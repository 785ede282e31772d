import Diagnostics

/// How warnings, faults and progress look on stderr.
enum Ink: Hashable, Sendable {
  case plain
  case coloured

  func fault(_ fault: Fault) -> String {
    "\(Program.name): " + paint("\(fault.stage.rawValue):", "31") + " \(fault.sentence)"
  }

  func warning(_ sentence: String) -> String {
    "\(Program.name): " + paint("warning:", "33") + " \(sentence)"
  }

  /// The part of a bar that is done.
  func bar(_ text: String) -> String { text.isEmpty ? "" : paint(text, "32") }

  private func paint(_ text: String, _ colour: String) -> String {
    self == .plain ? text : "\u{1B}[\(colour)m\(text)\u{1B}[0m"
  }
}
