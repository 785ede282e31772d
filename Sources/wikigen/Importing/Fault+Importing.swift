import Diagnostics

extension Fault {
  static func missingCredential(of source: SourceOutline) -> Fault {
    let variables = source.variables
    let problem =
      variables.count > 1
      ? "neither \(variables.joined(separator: " nor ")) is set"
      : "\(variables.joined()) is not set"
    let preferred = variables.first ?? ""
    return Fault(
      .configuration, source.name, "needs a credential, and \(problem)",
      remedy: source.credentialPage.map { "Get one at \($0) and set \(preferred)" }
        ?? "Set \(preferred)",
      category: .credential)
  }

  static func nothingKept(_ source: String, _ cache: String) -> Fault {
    Fault(
      .fetching, source, "has no complete run in \(cache) of what is asked now",
      remedy: "Run wikigen fetch, or leave --offline out", category: .unavailable)
  }

  static func nothingToCompare(_ source: String, _ cache: String) -> Fault {
    Fault(
      .fetching, source, "has no two complete runs in \(cache) of what is asked now",
      remedy: "Run wikigen fetch, and once more when something may have changed",
      category: .unavailable)
  }

  static func unreadablePicture(_ path: String) -> Fault {
    Fault(
      .publishing, path, "can't be read any more", remedy: "Start the build again",
      category: .data)
  }

  static func interrupted() -> Fault {
    Fault(
      .fetching, "The run", "was interrupted",
      remedy: "Start it again: it goes on where it stopped",
      category: .unavailable)
  }

  static func notARecording(_ path: String) -> Fault {
    Fault(
      .publishing, path, "is a folder with something else in it than a recording",
      remedy: "Name another folder with --out, or pass --force to replace it", category: .output)
  }

  static func unwritableRecording(_ path: String) -> Fault {
    Fault(
      .publishing, path, "can't be written",
      remedy: "Check that there is room and that you may write there", category: .output)
  }
}
