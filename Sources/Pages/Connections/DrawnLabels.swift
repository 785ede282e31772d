import Synchronization
import Wiki

/// The labels of a site's entries: the best connected stand in the drawings of many others.
///
/// A class because the pages of a site are read at once and share it.
final class DrawnLabels: Sendable {
  private let labels = Mutex<[EntryID: DrawnLabel]>([:])

  func label(of entry: Entry) -> DrawnLabel {
    if let label = labels.withLock({ $0[entry.id] }) { return label }
    // Outside of the lock: two may make the same one, and nobody waits for another.
    let label = DrawnLabel(entry.title)
    labels.withLock { $0[entry.id] = label }
    return label
  }
}
