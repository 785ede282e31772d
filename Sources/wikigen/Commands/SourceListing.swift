import Diagnostics
import Importing
import Wiki

/// What `wikigen sources` prints: a paragraph for each source.
struct SourceListing {
  let text: String

  init(_ sources: [SourceOutline], environment: [String: String]) {
    text = sources.map { Self.paragraph($0, environment) }.joined(separator: "\n")
  }

  private static func paragraph(_ source: SourceOutline, _ environment: [String: String]) -> String
  {
    let address = address(of: source, environment)
    return """
      \(source.name)
        \(source.title): \(source.what)
        \(address.line)
        pace: \(address.isPublic ? pace(of: source) : paceElsewhere)
        complete: \(source.completeness)
        categories: \(source.categories.joined(separator: ", "))
      \(settings(of: source))  \(credential(of: source, environment))

      """
  }

  private static func settings(of source: SourceOutline) -> String {
    guard !source.settings.isEmpty else { return "" }
    let lines = zip(source.settings, source.ownSettings).map { own, setting in
      "    \(own.name): \(setting.helpText)\n"
    }
    return "  settings below sources.\(source.name):\n" + lines.joined()
  }

  /// An address that a build would refuse is not printed: it may hold a password.
  private static func address(
    of source: SourceOutline, _ environment: [String: String]
  ) -> (line: String, isPublic: Bool) {
    let setting = Setting.url(of: source.name)
    let variable = setting.environment ?? ""
    let text = environment[variable] ?? ""
    guard !text.isEmpty else { return (source.baseURL, true) }
    guard case .webAddress(let address) = setting.kind.value(of: text, in: "/") else {
      return ("\(variable) is set to what is no address", true)
    }
    return (address.text.printable(upTo: 400), address.text == source.baseURL)
  }

  private static func pace(of source: SourceOutline) -> String {
    let isWhole = source.rate == source.rate.rounded()
    let rate = isWhole ? Int(source.rate).counted("request") : "\(source.rate) requests"
    return "\(rate) a second, \(source.inFlight) at a time"
  }

  private static var paceElsewhere: String {
    "unlimited requests a second, \(SourceImport.inFlightElsewhere) at a time"
  }

  private static func credential(of source: SourceOutline, _ environment: [String: String])
    -> String
  {
    guard !source.variables.isEmpty else { return "needs no credential" }
    let set = source.variables.first { environment[$0]?.isBlank == false }
    return set.map { "credential: \($0) is set" }
      ?? "credential: set \(source.variables.joined(separator: " or "))"
      + (source.credentialPage.map { "; get one at \($0)" } ?? "")
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
