import ArgumentParser

/// The flags of every command that makes a wiki: what it is made of, and how it is to be. Everything
/// about them but their order is in the table of settings.
struct WikiFlags: ParsableArguments {
  /// Also those that faults know.
  static let settings: [Setting] = [
    .config, .fixtures, .recorded, .offline, .cache, .templates, .theme, .baseURL, .pwa, .pageSize,
    .maxPages, .jobs, .images, .quiet, .verbose,
  ]

  @Option(help: .of(.config)) var config: String?
  @Option(help: .of(.source(of: []))) var source: [String] = []
  @Option(
    help: ArgumentHelp(
      "Set a setting of wikigen.yml, such as site.title; can be given more than once.",
      valueName: "key=value"))
  var set: [String] = []
  @Flag(help: .of(.fixtures)) var fixtures = false
  @Option(help: .of(.recorded)) var recorded: String?
  @Flag(help: .of(.offline)) var offline = false
  @Option(help: .of(.cache)) var cache: String?
  @Option(help: .of(.templates)) var templates: String?
  @Option(help: .of(.theme)) var theme: String?
  @Option(help: .of(.baseURL)) var baseURL: String?
  @Flag(help: .of(.pwa)) var pwa = false
  @Option(help: .of(.pageSize)) var pageSize: String?
  @Option(help: .of(.maxPages)) var maxPages: String?
  @Option(help: .of(.jobs)) var jobs: String?
  @Option(help: .of(.images)) var images: String?
  @Flag(help: .of(.quiet)) var quiet = false
  @Flag(help: .of(.verbose)) var verbose = false

  var given: GivenFlags { given(with: [], []) }

  /// With the flags that a command has of its own: those with a value, and those without.
  func given(with texts: [(Setting, String?)], _ switches: [(Setting, Bool)]) -> GivenFlags {
    let ownTexts: [(Setting, String?)] = [
      (.config, config), (.recorded, recorded), (.cache, cache), (.templates, templates),
      (.theme, theme), (.baseURL, baseURL), (.pageSize, pageSize), (.maxPages, maxPages),
      (.jobs, jobs), (.images, images),
    ]
    let ownSwitches: [(Setting, Bool)] = [
      (.fixtures, fixtures), (.offline, offline), (.pwa, pwa), (.quiet, quiet),
      (.verbose, verbose),
    ]
    return GivenFlags(ownTexts + texts, ownSwitches + switches, sources: source, sets: set)
  }
}
