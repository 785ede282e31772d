import Diagnostics
import Fetching
import Publishing
import Wiki

/// What `wikigen build` was asked to do, checked and complete.
struct BuildSettings: Sendable {
  /// Absolute, like every path here.
  var output: String
  let input: Input
  /// The sources to build from, in the order of the registry.
  let sources: [String]
  /// Those of them that were asked for, or that the configuration names.
  let namedSources: Set<String>
  let sourceSettings: [String: SourceSettings]
  /// What each of the sources is shown, where it needs something and has it. Empty without the web.
  let credentials: [String: Credential]
  /// Those of the environment. None without the web.
  let proxies: ProxySettings
  let site: SiteSettings
  /// The folders given to lay over the program's own; `FileLayers` knows the standard ones.
  let templates: String?
  let theme: String?
  let images: Images
  /// In bytes, for the pictures of one source.
  let imageBudget: Int
  /// The folder that keeps what was fetched.
  let cache: String
  /// Whether even a fresh answer is asked for again.
  let isRefreshed: Bool
  let gates: GateSettings
  /// How many days a change is told.
  let historyDays: Int
  /// Pages of each list to ask for; `nil` for all.
  let maxPages: Int?
  let jobs: Int
  /// For how long a page says that an entry is gone.
  let tombstoneDays: Int
  var report: String?
  /// Where the same is added as Markdown.
  var summary: String?
  /// Where the files that a build changes are listed.
  var changes: String?
  /// Whether the wiki is made a second time, from nothing, and compared.
  let isVerified: Bool
  /// What of the wiki the output folder is to have.
  var part: SitePart
  let isStrict: Bool
  var isForced: Bool
  let verbosity: Verbosity
  let workingDirectory: String
  /// The day `SOURCE_DATE_EPOCH` names. It takes the place of the answers' own as the day that the
  /// data is of; entries keep their dates.
  let sourceDate: CalendarDate?
  /// How long a server may take; nothing that a user sets.
  var timeouts = LiveTransport.Timeouts()

  init(flags: GivenFlags, sources outlines: [SourceOutline], surroundings: Surroundings)
    throws(Fault)
  {
    let table = SettingTable(sources: outlines)
    let values = try SettingValues(table: table, flags: flags, surroundings: surroundings)
    workingDirectory = surroundings.workingDirectory
    sourceDate = try Self.sourceDate(surroundings.environment)
    output = values.path(.out) ?? workingDirectory.appending(component: "site")
    input = try Input(values, in: workingDirectory)
    let names = outlines.map(\.name)
    let asked = Self.sources(values, names)
    sources = asked
    namedSources = Set(
      outlines.filter { values.isNamed($0, among: names) }.map(\.name).filter(asked.contains))
    credentials =
      input == .live
      ? try Self.credentials(
        of: outlines.filter { asked.contains($0.name) }, surroundings.environment) : [:]
    proxies = input == .live ? try ProxySettings(environment: surroundings.environment) : .none
    sourceSettings = Dictionary(
      uniqueKeysWithValues: outlines.map { ($0.name, SourceSettings($0, values)) })
    site = SiteSettings(values, outlines)
    templates = values.path(.templates)
    theme = values.path(.theme)
    images = values.text(.images).flatMap(Images.init) ?? .download
    imageBudget = values.number(.imageBudget) ?? 700_000_000
    cache = values.path(.cache) ?? workingDirectory.appending(component: ".wikigen")
    isRefreshed = values.flag(.refresh) ?? false
    gates = GateSettings(values, in: workingDirectory)
    historyDays = values.number(.historyDays) ?? 90
    maxPages = values.number(.maxPages)
    jobs = values.number(.jobs) ?? min(max(surroundings.processors, 1), 256)
    tombstoneDays = values.number(.tombstoneDays) ?? 30
    report = values.path(.report)
    summary = values.path(.summary)
    changes = values.path(.changes)
    isVerified = values.flag(.verify) ?? false
    part = SitePart(values, in: workingDirectory)
    isStrict = values.flag(.strict) ?? false
    isForced = values.flag(.force) ?? false
    verbosity = try Verbosity(values)
  }

  /// A path as the user would type it.
  func shown(_ path: String) -> String { path.shown(in: workingDirectory) }

  /// https://reproducible-builds.org/docs/source-date-epoch/
  private static func sourceDate(_ environment: [String: String]) throws(Fault) -> CalendarDate? {
    guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else { return nil }
    guard let seconds = Int(text), let date = CalendarDate(secondsSince1970: seconds) else {
      throw Fault.badEpoch(text)
    }
    return date
  }

  /// The first form that holds anything is the one that counts.
  private static func credentials(
    of sources: [SourceOutline], _ environment: [String: String]
  ) throws(Fault) -> [String: Credential] {
    var credentials: [String: Credential] = [:]
    for source in sources {
      for form in source.credentials where credentials[source.name] == nil {
        credentials[source.name] = try Credential.reading(form, environment[form.variable] ?? "")
      }
    }
    return credentials
  }

  /// Those asked for, else those that `wikigen.yml` names, else all.
  private static func sources(_ values: SettingValues, _ names: [String]) -> [String] {
    let asked = values.list(.source(of: names)) ?? values.namedSources
    return asked.isEmpty ? names : names.filter(asked.contains)
  }
}
