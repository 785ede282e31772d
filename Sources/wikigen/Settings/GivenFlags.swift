/// The flags that a command was called with, not yet checked.
struct GivenFlags: Hashable, Sendable {
  /// The values by flag without dashes: `["page-size": ["10"], "strict": ["true"]]`.
  let values: [String: [String]]
  /// The `KEY=VALUE` of each `--set`.
  let sets: [String]

  init(values: [String: [String]] = [:], sets: [String] = []) {
    self.values = values
    self.sets = sets
  }

  /// The flags of a command: those with a value, those without, and those that can be repeated.
  init(
    _ texts: [(Setting, String?)], _ switches: [(Setting, Bool)], sources: [String], sets: [String]
  ) {
    var values: [String: [String]] = [:]
    for case (let setting, let text?) in texts { values[setting.flag ?? ""] = [text] }
    for case (let setting, true) in switches { values[setting.flag ?? ""] = ["true"] }
    if !sources.isEmpty { values["source"] = sources }
    self.init(values: values, sets: sets)
  }

  /// The last value of a flag.
  func value(of setting: Setting) -> String? { values[setting.flag ?? ""]?.last }

  /// With those that a command has besides.
  func adding(_ texts: [(Setting, String?)], _ switches: [(Setting, Bool)] = []) -> GivenFlags {
    let added = GivenFlags(texts, switches, sources: [], sets: [])
    return GivenFlags(values: values.merging(added.values) { _, new in new }, sets: sets)
  }
}
