import Diagnostics
import Fetching
import Importing
import Wiki

/// How one source is set up, a line for each thing that there is to say.
struct SourceSetup {
  /// What a run of a build would have now.
  let fingerprint: String
  private let source: SourceOutline
  private let settings: SourceSettings
  private let values: SettingValues
  private let environment: [String: String]
  private let base: BaseURL

  init(
    _ source: SourceOutline, _ values: SettingValues, _ environment: [String: String]
  ) throws(Fault) {
    self.source = source
    self.values = values
    self.environment = environment
    settings = SourceSettings(source, values)
    base = try BaseURL(
      settings.url?.text ?? source.baseURL, setting: Setting.url(of: source.name).key ?? source.name
    )
    fingerprint =
      SourceFingerprint(
        of: source.name, at: base, language: SiteSettings(values, [source]).language,
        settings.options
      ).text
  }

  var lines: [String] {
    [
      "\(source.title): \(source.what)", base.text.printable(upTo: 400), "pace: \(pace)",
      "complete: \(source.completeness)", "categories: \(categories)",
    ] + configured + explained + [credential]
  }

  private var pace: String {
    let isPublic = base.text == source.baseURL
    let rate = (settings.rate ?? (isPublic ? source.rate : nil)).map(Self.words)
    let inFlight =
      settings.inFlight ?? (isPublic ? source.inFlight : SourceImport.inFlightElsewhere)
    return "\(rate ?? "unlimited requests") a second, \(inFlight.grouped) at a time"
  }

  private static func words(of rate: Double) -> String {
    rate == rate.rounded() ? Int(rate).counted("request") : "\(rate) requests"
  }

  private var categories: String {
    let chosen = SiteSettings(values, [source]).categories[source.name]
    let shown = (chosen ?? nil) ?? source.categories
    return shown.isEmpty ? "none" : shown.joined(separator: ", ")
  }

  /// The settings of its own that have a value.
  private var configured: [String] {
    let given = zip(source.settings, source.ownSettings).compactMap { own, setting in
      values.option(setting).map { "\(own.name) \($0.words)" }
    }
    return given.isEmpty ? [] : ["set: \(given.joined(separator: "; "))"]
  }

  private var explained: [String] {
    guard !source.settings.isEmpty else { return [] }
    let lines = zip(source.settings, source.ownSettings).map { own, setting in
      "  \(own.name): \(setting.helpText)"
    }
    return ["settings below sources.\(source.name):"] + lines
  }

  private var credential: String {
    guard !source.variables.isEmpty else { return "needs no credential" }
    let set = source.variables.first { environment[$0]?.isBlank == false }
    return set.map { "credential: \($0) is set" }
      ?? "credential: set \(source.variables.joined(separator: " or "))"
      + (source.credentialPage.map { "; get one at \($0)" } ?? "")
  }
}

extension SourceOptions.Value {
  /// Of parameters the names alone: a value may be a key.
  fileprivate var words: String {
    switch self {
    case .text(let text): text.printable(upTo: 100)
    case .number(let number): "\(number)"
    case .list(let items): items.joined(separator: ", ").printable(upTo: 200)
    case .parameters(let pairs): "by \(pairs.keys.sorted().joined(separator: ", "))"
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
