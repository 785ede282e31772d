import Synchronization
import Wiki

/// The labels of a site's entries that need two lines, by their places: the best connected stand in the drawings
/// of many others.
///
/// A class because the pages of a site are read at once and share it.
final class DrawnLabels: Sendable {
  private let labels: Mutex<[DrawnLabel?]>

  /// For so many entries.
  init(count: Int) { labels = Mutex(Array(repeating: nil, count: count)) }

  func label(of entry: Entry, at place: Int32) -> DrawnLabel {
    // Sooner told than looked up.
    if let label = DrawnLabel(ifNarrow: entry.title) { return label }
    if let label = labels.withLock({ $0[Int(place)] }) { return label }
    // Outside of the lock: two may make the same one, and nobody waits for another.
    let label = DrawnLabel(entry.title)
    labels.withLock { $0[Int(place)] = label }
    return label
  }
}
