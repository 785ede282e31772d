/// The settings that every wiki has. Flags, help, environment, `wikigen.yml` and the reference all
/// come from here.
extension Setting {
  static let out = Setting(
    key: "out", flag: "out", .path, placeholder: "dir", fallback: "site",
    help: "The folder to write the wiki to.")
  static let config = Setting(
    flag: "config", .path, placeholder: "file", fallback: "wikigen.yml, if there is one",
    help: "The configuration to read.")
  static let fixtures = Setting(
    flag: "fixtures", .flag, help: "Build from the sample data in the program, without network.")
  static let recorded = Setting(
    flag: "recorded", .path, placeholder: "dir",
    help: "Build from answers of the APIs that were recorded in a folder.")
  static let offline = Setting(
    flag: "offline", .flag,
    help: "Build from the last complete run in the cache, without network.")
  static let cache = Setting(
    key: "cache", flag: "cache", .path, placeholder: "dir", fallback: ".wikigen",
    help: "The folder that keeps what was fetched.")
  static let refresh = Setting(
    flag: "refresh", .flag, help: "Ask for everything again, however fresh the kept answers are.")
  static let templates = Setting(
    key: "templates", flag: "templates", .path, placeholder: "dir",
    fallback: "Templates, if there is one",
    help: "A folder whose files take the place of the templates of the same name.")
  static let theme = Setting(
    key: "theme", flag: "theme", .path, placeholder: "dir", fallback: "Theme, if there is one",
    help: "A folder whose files take the place of the theme's files of the same name.")
  static let siteID = Setting(
    key: "site.id", .identifier, fallback: "wikigen",
    help: "Names the site where a browser keeps the data of several wikis together.")
  static let siteTitle = Setting(
    key: "site.title", .text, fallback: "the source's own", help: "The title of the wiki.")
  static let siteLanguage = Setting(
    key: "site.language", .identifier, fallback: "en", help: "The language of the wiki's own words."
  )
  static let baseURL = Setting(
    key: "site.base-url", flag: "base-url", .webAddress, placeholder: "url",
    help: "Where the wiki will stand on the web; it opens from anywhere all the same.")
  static let pwa = Setting(
    key: "site.pwa", flag: "pwa", .flag, fallback: "false",
    help:
      "Let readers install the wiki and read what they visited offline, where it is served over https."
  )
  static let pageSize = Setting(
    key: "pages.size", flag: "page-size", .number(1...500), placeholder: "n", fallback: "20",
    help: "Entries a list page shows.")
  static let json = Setting(
    key: "pages.json", flag: "json", .flag, fallback: "false",
    help: "Put the data of each entry as JSON beside its page, and lists of all into api/.")
  static let markdown = Setting(
    key: "pages.markdown", flag: "markdown", .flag, fallback: "false",
    help: "Put the Markdown that a page is made of beside it.")
  static let hasCategories = Setting(
    key: "pages.categories", .flag, fallback: "true", help: "Whether there are category pages.")
  static let hasSearch = Setting(
    key: "pages.search", .flag, fallback: "true",
    help: "Whether readers can search the wiki, and filter, sort and continue lists in place.")
  static let tombstoneDays = Setting(
    key: "pages.tombstone-days", .number(0...3650), fallback: "30",
    help: "For how many days a page says that an entry is gone.")
  static let hasFeeds = Setting(
    key: "pages.feeds", .flag, fallback: "true",
    help: "Whether there are feeds of recent changes; they want a base URL.")
  static let historyDays = Setting(
    key: "pages.history-days", .number(0...3650), fallback: "90",
    help: "How many days a change is told; 0 tells none.")
  static let maxPages = Setting(
    flag: "max-pages", .number(1...Int.max), placeholder: "n",
    help: "Ask for the first n pages of each list only. The wiki is then a sample.")
  static let jobs = Setting(
    flag: "jobs", .number(1...256), placeholder: "n", fallback: "the processors",
    help: "Pages to render at a time.")
  static let images = Setting(
    key: "images.mode", flag: "images", .word(BuildSettings.Images.allCases.map(\.rawValue)),
    placeholder: "mode", fallback: "download",
    help: "Whether the wiki has pictures: download or none.")
  static let imageBudget = Setting(
    key: "images.budget", flag: "image-budget", .byteCount, placeholder: "size", fallback: "700MB",
    help: "The most that all pictures of a source may take; the rest are drawn placeholders.")
  static let shrink = Setting(
    key: "gates.shrink", .number(0...100), fallback: "10",
    help: "By how many per cent a collection may shrink since the last complete run.")
  static let acceptShrink = Setting(
    flag: "accept-shrink", .flag, help: "Let collections shrink or vanish, this once.")
  static let baseline = Setting(
    flag: "baseline", .text, placeholder: "dir|url",
    help: "A site of wikigen's to compare with where neither the cache nor --out has one.")
  static let requireBaseline = Setting(
    flag: "require-baseline", .flag, help: "Refuse to build where there is nothing to compare with."
  )
  static let maxStale = Setting(
    key: "gates.max-stale", flag: "max-stale", .timeSpan, placeholder: "time", fallback: "7d",
    help: "How old the last complete run may be to stand in for an API that is down.")
  static let report = Setting(
    key: "report", flag: "report", .path, placeholder: "file",
    help: "Write what was done as JSON to a file.")
  static let summary = Setting(
    flag: "summary", .path, placeholder: "file",
    help: "Add what was done as Markdown to a file, such as $GITHUB_STEP_SUMMARY.")
  static let changes = Setting(
    flag: "changes", .path, placeholder: "file",
    help: "List the files that were added, changed and removed, for uploads.")
  static let verify = Setting(
    flag: "verify", .flag,
    help: "Make every file of the wiki anew too, and prove that it is the same.")
  static let strict = Setting(flag: "strict", .flag, help: "Let any warning stop the build.")
  static let force = Setting(
    flag: "force", .flag,
    help: "Replace a folder that wikigen did not write, or a full wiki by a sample.")
  static let share = Setting(
    flag: "shard", .share, placeholder: "i/n", fallback: "the whole wiki",
    help: "Write one of n shares of the wiki only, 256 at most, for wikigen merge.")
  static let after = Setting(
    flag: "after", .path, placeholder: "dir",
    help:
      "The wiki that the shares will replace, or a folder with its wikigen-manifest.json alone, so that "
      + "its addresses go on."
  )
  static let quiet = Setting(flag: "quiet", .flag, help: "Print warnings and faults only.")
  static let verbose = Setting(flag: "verbose", .flag, help: "Print each step.")
  static let logFormat = Setting(
    flag: "log-format", .word(LogFormat.allCases.map(\.rawValue)), placeholder: "format",
    fallback: "text", help: "How stderr is written: text, or json with an object a line.")

  /// The names are known only when the sources are.
  static func source(of names: [String]) -> Setting {
    Setting(
      flag: "source", .list(of: names), placeholder: "name",
      fallback: "those in wikigen.yml, else all",
      help: "A source of the wiki; can be given more than once.")
  }
}
