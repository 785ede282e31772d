import History
import Importing

extension Comparison {
  init(from before: Snapshot, to newer: SourceData) {
    self.init(from: before, to: Snapshot(of: newer.collections), gone: newer.gone)
  }
}
