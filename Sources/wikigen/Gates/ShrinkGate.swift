import Diagnostics

/// Lets nothing through that has lost too much.
struct ShrinkGate {
  /// By how many per cent a collection may shrink.
  let percent: Int

  /// Refuses counts of which one is too far below the baseline's, or is gone.
  func check(_ counts: [String: Int], against baseline: Baseline) throws(Fault) {
    for (collection, before) in baseline.counts.sorted(by: { $0.key < $1.key }) where before > 0 {
      let now = counts[collection] ?? 0
      guard now > 0 else {
        throw Fault.vanished(collection, before: before, in: baseline.place)
      }
      // In whole numbers, rounded down, and without a product that a forged count could overflow.
      let mayGo = before / 100 * percent + before % 100 * percent / 100
      if before - now > mayGo {
        throw Fault.shrunk(
          collection, to: now, before: before, in: baseline.place, percent: percent)
      }
    }
  }
}
