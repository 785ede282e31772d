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
}
