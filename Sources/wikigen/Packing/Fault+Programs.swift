import Diagnostics

/// The faults of programs of the system that wikigen calls.
extension Fault {
  static func programMissing(_ name: String, package: String) -> Fault {
    program(
      name, "is not installed", remedy: "Install it: apt install \(package)",
      category: .unavailable)
  }

  static func programNotRun(_ name: String) -> Fault {
    program(
      name, "does not start", remedy: "Install it anew, or do without it", category: .unavailable)
  }

  static func programStopped(_ name: String) -> Fault {
    program(
      name, "was stopped with the run", remedy: "Start it again", category: .unavailable)
  }

  /// `code` is nil if a signal ended it; `words` are the last that it printed.
  static func programFailed(_ name: String, _ code: Int32?, _ words: String) -> Fault {
    let how = code.map { "ended with code \($0)" } ?? "was killed"
    return program(
      name, words.isEmpty ? how : "\(how): \"\(words.printable(upTo: 200))\"",
      remedy: "See whether the disk is full and the program up to date", category: .output)
  }

  private static func program(
    _ subject: String, _ problem: String, remedy: String, category: Category
  ) -> Fault {
    Fault(.publishing, subject, problem, remedy: remedy, category: category)
  }
}
