import Importing

/// The settings of a source, each under `sources.<name>`: those that every source has, and its own.
extension Setting {
  static func url(of source: String) -> Setting {
    Setting(
      key: "sources.\(source).url", environment: "WIKIGEN_\(source.environmentName)_URL",
      .webAddress, fallback: "the public API's", help: "Where the API answers.")
  }

  static func rate(of source: String) -> Setting {
    Setting(
      key: "sources.\(source).rate", .decimal(0.01...1000),
      fallback: "the source's own; unlimited with another url", help: "Requests a second.")
  }

  static func inFlight(of source: String) -> Setting {
    Setting(
      key: "sources.\(source).in-flight", .number(1...256),
      fallback: "the source's own; \(SourceImport.inFlightElsewhere) with another url",
      help: "Requests at a time.")
  }

  static func categories(of source: SourceOutline) -> Setting {
    Setting(
      key: "sources.\(source.name).categories", .list(of: source.categories), fallback: "all",
      help: "The properties that get category pages.")
  }

  static func own(_ setting: SourceSetting, of source: String) -> Setting {
    Setting(
      key: "sources.\(source).\(setting.name)", Kind(setting.kind), fallback: setting.fallback,
      help: setting.help)
  }
}

extension Setting.Kind {
  fileprivate init(_ kind: SourceSetting.Kind) {
    self =
      switch kind {
      case .word(let words): .word(words)
      case .list(let words): .list(of: words)
      case .items: .items
      case .number(let range): .number(range)
      case .languageTag: .languageTag
      case .countryCode: .countryCode
      case .parameters(let names): .parameters(of: names)
      }
  }
}

extension SourceOutline {
  var ownSettings: [Setting] { settings.map { .own($0, of: name) } }
}
