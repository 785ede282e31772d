import Diagnostics

/// What `wikigen merge` was asked to do.
struct MergeSettings: Sendable {
  /// As the user would type them.
  let shares: [String]
  /// The same, absolute.
  let sharePaths: [String]
  /// Absolute.
  let output: String
  /// The same as the user would type it.
  let name: String
  let changes: SideFile?
  let jobs: Int
  let isForced: Bool
  let verbosity: Verbosity

  init(_ shares: [String], _ flags: GivenFlags, surroundings: Surroundings) throws(Fault) {
    let values = try SettingValues(
      table: SettingTable(sources: SourceOutline.all), flags: flags, surroundings: surroundings)
    let working = surroundings.workingDirectory
    guard !shares.contains("") else { throw .unnamedShare() }
    self.shares = shares
    sharePaths = shares.map { $0.absolutePath(in: working) }
    output = values.path(.out) ?? working.appending(component: "site")
    name = output.shown(in: working)
    changes = values.path(.changes).map {
      SideFile(flag: "--changes", path: $0, name: $0.shown(in: working))
    }
    jobs = values.number(.jobs) ?? min(max(surroundings.processors, 1), 256)
    isForced = values.flag(.force) ?? false
    verbosity = try Verbosity(values)
  }
}
