/// How much worse a run may be than the one before it.
struct GateSettings: Hashable, Sendable {
  /// By how many per cent a collection may shrink.
  let shrink: Int
  let acceptsShrink: Bool
  /// What stands in where neither the cache nor the output folder has anything to compare with.
  let baseline: BaselinePlace?
  let requiresBaseline: Bool
  /// How many seconds old a complete run may be that stands in for an API that is down.
  let maxStale: Int

  init(_ values: SettingValues, in workingDirectory: String) {
    shrink = values.number(.shrink) ?? 10
    acceptsShrink = values.flag(.acceptShrink) ?? false
    baseline = values.text(.baseline).map { BaselinePlace($0, in: workingDirectory) }
    requiresBaseline = values.flag(.requireBaseline) ?? false
    maxStale = values.number(.maxStale) ?? 7 * 86_400
  }
}
