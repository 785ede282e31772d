import Diagnostics

/// What `wikigen sources` prints: a paragraph for each source.
struct SourceListing {
  let text: String

  init(_ sources: [SourceOutline], environment: [String: String]) {
    text = sources.map { Self.paragraph($0, environment) }.joined(separator: "\n")
  }

  private static func paragraph(_ source: SourceOutline, _ environment: [String: String]) -> String
  {
    let address = environment["WIKIGEN_\(source.name.environmentName)_URL"] ?? ""
    return """
      \(source.name)
        \(source.title): \(source.what)
        \(address.isEmpty ? source.baseURL : address.printable(upTo: 400))
        \(credential(of: source, environment))

      """
  }

  private static func credential(of source: SourceOutline, _ environment: [String: String])
    -> String
  {
    guard !source.credentials.isEmpty else { return "needs no credential" }
    let set = source.credentials.first { !(environment[$0] ?? "").isEmpty }
    return set.map { "credential: \($0) is set" }
      ?? "credential: set \(source.credentials.joined(separator: " or "))"
  }
}
