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
}
