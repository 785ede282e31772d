import Diagnostics

/// All settings there are, for a given list of sources.
struct SettingTable: Sendable {
  let settings: [Setting]
  private let byKey: [String: Setting]
  private let byFlag: [String: Setting]

  init(sources: [SourceOutline]) {
    settings =
      [
        .out, .config, .source(of: sources.map(\.name)), .fixtures, .recorded, .offline, .cache,
        .refresh,
        .templates, .theme,
        .siteID, .siteTitle, .siteLanguage, .baseURL, .pwa, .pageSize, .json, .markdown,
        .hasCategories, .hasSearch, .hasFeeds,
        .historyDays, .tombstoneDays, .maxPages, .jobs,
        .images, .imageBudget, .shrink, .acceptShrink, .baseline, .requireBaseline, .maxStale,
        .report, .summary, .changes, .verify, .share, .after, .strict, .force, .quiet, .verbose,
        .logFormat,
      ]
      + sources.flatMap {
        [.url(of: $0.name), .rate(of: $0.name), .inFlight(of: $0.name), .categories(of: $0)]
          + $0.ownSettings
      }
    byKey = Dictionary(
      uniqueKeysWithValues: settings.compactMap { setting in setting.key.map { ($0, setting) } })
    byFlag = Dictionary(
      uniqueKeysWithValues: settings.compactMap { setting in setting.flag.map { ($0, setting) } })
  }

  func setting(atKey key: String) -> Setting? { byKey[key] }

  func setting(ofFlag flag: String) -> Setting? { byFlag[flag] }

  /// The names right below a section, sorted: below `pages`, `categories` and `size`.
  func names(below section: String) -> [String] {
    let prefix = section.isEmpty ? "" : section + "."
    let names = byKey.keys.filter { $0.hasPrefix(prefix) }
      .map { $0.dropFirst(prefix.count).prefix { $0 != "." } }
    return Set(names).sorted().map(String.init)
  }

  /// The key or section that was most likely meant, each of its names the nearest one in turn;
  /// below a key there are no others.
  func nearestKey(to path: String) -> String? {
    var section = ""
    for name in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      let names = names(below: section)
      guard let meant = names.contains(name) ? name : name.nearest(in: names) else {
        return elsewhere(path)
      }
      section += section.isEmpty ? meant : ".\(meant)"
      if byKey[section] != nil { break }
    }
    return section
  }

  /// A key of the same last name in another section.
  private func elsewhere(_ path: String) -> String? {
    let name = path.lastName
    return byKey.keys.sorted().first { $0.lastName == name && $0 != path }
  }
}

extension String {
  fileprivate var lastName: Substring { split(separator: ".").last ?? "" }
}
