/// The settings that every source has, each under `sources.<name>`.
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
}
