import ArgumentParser

/// The flags of `wikigen build`. Everything about them but their order is in the table of settings.
struct BuildFlags: ParsableArguments {
  @Option(help: .of(.out)) var out: String?
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
  @Flag(help: .of(.refresh)) var refresh = false
  @Option(help: .of(.templates)) var templates: String?
  @Option(help: .of(.theme)) var theme: String?
  @Option(help: .of(.baseURL)) var baseURL: String?
  @Flag(help: .of(.pwa)) var pwa = false
  @Option(help: .of(.pageSize)) var pageSize: String?
  @Option(help: .of(.maxPages)) var maxPages: String?
  @Option(help: .of(.jobs)) var jobs: String?
  @Option(help: .of(.images)) var images: String?
  @Option(help: .of(.imageBudget)) var imageBudget: String?
  @Flag(help: .of(.acceptShrink)) var acceptShrink = false
  @Option(help: .of(.baseline)) var baseline: String?
  @Flag(help: .of(.requireBaseline)) var requireBaseline = false
  @Option(help: .of(.maxStale)) var maxStale: String?
  @Option(help: .of(.report)) var report: String?
  @Option(help: .of(.summary)) var summary: String?
  @Option(help: .of(.changes)) var changes: String?
  @Flag(help: .of(.verify)) var verify = false
  @Flag(help: .of(.strict)) var strict = false
  @Flag(help: .of(.force)) var force = false
  @Flag(help: .of(.quiet)) var quiet = false
  @Flag(help: .of(.verbose)) var verbose = false
  @Option(help: .of(.logFormat)) var logFormat: String?

  var given: GivenFlags {
    let texts: [(Setting, String?)] = [
      (.out, out), (.config, config), (.recorded, recorded), (.templates, templates),
      (.theme, theme), (.baseURL, baseURL), (.pageSize, pageSize), (.maxPages, maxPages),
      (.jobs, jobs), (.images, images), (.report, report), (.cache, cache),
      (.imageBudget, imageBudget), (.baseline, baseline), (.maxStale, maxStale),
      (.changes, changes), (.summary, summary), (.logFormat, logFormat),
    ]
    let switches: [(Setting, Bool)] = [
      (.fixtures, fixtures), (.strict, strict), (.force, force), (.quiet, quiet),
      (.verbose, verbose), (.offline, offline), (.refresh, refresh), (.acceptShrink, acceptShrink),
      (.requireBaseline, requireBaseline), (.verify, verify), (.pwa, pwa),
    ]
    return GivenFlags(texts, switches, sources: source, sets: set)
  }
}
