import Diagnostics
import Importing
import Publishing
import Wiki

/// The value of each setting after flags, environment and `wikigen.yml` are laid over one another.
struct SettingValues: Sendable {
  /// The sources that `wikigen.yml` names.
  let namedSources: [String]
  private let winners: [Setting: SettingAssignment]

  init(table: SettingTable, flags: GivenFlags, surroundings: Surroundings) throws(Fault) {
    let folder = surroundings.workingDirectory
    let layers =
      try SettingAssignment.all(inEnvironmentOf: surroundings, table)
      + SettingAssignment.all(inSetsOf: flags, table, in: folder)
      + SettingAssignment.all(inFlags: flags, table, in: folder)
    let named = layers.last { $0.setting == .config }
    let file = try Self.file(named: named?.value, table: table, in: folder)
    namedSources = file?.sourceNames ?? []
    winners = Dictionary(
      ((file?.assignments ?? []) + layers).map { ($0.setting, $0) },
      uniquingKeysWith: { _, later in later })
  }

  func text(_ setting: Setting) -> String? {
    if case .text(let value) = winners[setting]?.value { value } else { nil }
  }

  func path(_ setting: Setting) -> String? {
    if case .path(let value) = winners[setting]?.value { value } else { nil }
  }

  func webAddress(_ setting: Setting) -> WebAddress? {
    if case .webAddress(let value) = winners[setting]?.value { value } else { nil }
  }

  func number(_ setting: Setting) -> Int? {
    if case .number(let value) = winners[setting]?.value { value } else { nil }
  }

  func decimal(_ setting: Setting) -> Double? {
    if case .decimal(let value) = winners[setting]?.value { value } else { nil }
  }

  func list(_ setting: Setting) -> [String]? {
    if case .list(let value) = winners[setting]?.value { value } else { nil }
  }

  func share(_ setting: Setting) -> SiteShare? {
    if case .share(let value) = winners[setting]?.value { value } else { nil }
  }

  func flag(_ setting: Setting) -> Bool? {
    if case .flag(let value) = winners[setting]?.value { value } else { nil }
  }

  /// The value as a source takes it; `nil` if none was given, or one that no source has.
  func option(_ setting: Setting) -> SourceOptions.Value? {
    switch winners[setting]?.value {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .list(let items): .list(items)
    case .parameters(let pairs): .parameters(pairs)
    case .webAddress, .path, .flag, .decimal, .share, nil: nil
    }
  }

  /// Whether any layer names the source or one of its settings.
  func isNamed(_ source: SourceOutline, among names: [String]) -> Bool {
    list(.source(of: names))?.contains(source.name) ?? false
      || namedSources.contains(source.name)
      || winners.keys.contains { $0.key?.hasPrefix("sources.\(source.name).") ?? false }
  }

  /// Which of the settings holds, which exclude each other: the one of the highest layer. Two on
  /// that layer are a fault.
  func choice(_ settings: Setting...) throws(Fault) -> Setting? {
    let places = settings.compactMap { setting in place(of: setting).map { (setting, $0) } }
    let highest = places.map(\.1.rank).max()
    let winners = places.filter { $0.1.rank == highest }
    if winners.count > 1 { throw Fault.excluded(winners[0].1, winners[1].1) }
    return winners.first?.0
  }

  /// Where the setting was given, unless it was switched off there.
  private func place(of setting: Setting) -> SettingOrigin? {
    flag(setting) == false ? nil : winners[setting]?.origin
  }

  /// The file that was named, else the one in the working directory, if there is one.
  private static func file(
    named value: Setting.Value?, table: SettingTable, in folder: String
  ) throws(Fault) -> ConfigurationFile? {
    if case .path(let path) = value {
      return try ConfigurationFile(atPath: path, named: path.shown(in: folder), table: table)
    }
    let standard = folder.appending(component: "wikigen.yml")
    guard DiskItem(atPath: standard) != nil else { return nil }
    return try ConfigurationFile(atPath: standard, named: "wikigen.yml", table: table)
  }
}
