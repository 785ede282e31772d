import Diagnostics

/// What `wikigen check` was asked to do.
struct CheckSettings: Sendable {
  /// As the user would type it.
  let folder: String
  let jobs: Int
  let isStrict: Bool

  init(_ flags: GivenFlags, surroundings: Surroundings) throws(Fault) {
    let values = try SettingValues(
      table: SettingTable(sources: SourceOutline.all), flags: flags, surroundings: surroundings)
    let working = surroundings.workingDirectory
    folder = (values.path(.out) ?? working.appending(component: "site")).shown(in: working)
    jobs = values.number(.jobs) ?? min(max(surroundings.processors, 1), 256)
    isStrict = values.flag(.strict) ?? false
  }
}
