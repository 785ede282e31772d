import Foundation

/// Finds paths, and tells them by their places in a sorted list.
struct PathTable: Sendable {
  let sorted: [String]
  /// All paths, one after the other.
  private let text: [UInt8]
  /// Where each path begins in the text, and where the last one ends.
  private let starts: [UInt32]
  /// An entry stands at its path's hash or behind.
  private let entries: [Entry]

  init(_ paths: some Sequence<String>) {
    let sorted = paths.sorted()
    var text: [UInt8] = []
    var starts: [UInt32] = [0]
    var entries = [Entry](repeating: .none, count: Self.room(for: sorted.count))
    for (place, path) in sorted.enumerated() {
      let start = text.count
      text.append(contentsOf: path.utf8)
      starts.append(UInt32(text.count))
      if place + 1 < sorted.count, sorted[place + 1] == path { continue }
      let hash = Self.hash(text.span.extracting(start..<text.count))
      var slot = hash & (entries.count - 1)
      while entries[slot].place >= 0 { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = Entry(place: Int32(place), tag: Self.tag(of: hash))
    }
    self.sorted = sorted
    self.text = text
    self.starts = starts
    self.entries = entries
  }

  /// Byte by byte, as servers compare. Of paths that are the same text to Swift, as `é` can be
  /// written in two ways, only the last is found.
  func place(of path: Span<UInt8>) -> Int32? {
    let hash = Self.hash(path)
    let tag = Self.tag(of: hash)
    var slot = hash & (entries.count - 1)
    while entries[slot].place >= 0 {
      let entry = entries[slot]
      if entry.tag == tag, isPath(path, at: Int(entry.place)) { return entry.place }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  /// The last path that is the same text, whatever its bytes.
  func place(of path: String) -> Int32? {
    var bytes = path
    return bytes.withUTF8 { place(of: $0.span) } ?? lastPlace(of: path)
  }

  private func lastPlace(of path: String) -> Int32? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] <= path { low = middle + 1 } else { high = middle }
    }
    return low > 0 && sorted[low - 1] == path ? Int32(low - 1) : nil
  }

  private func isPath(_ path: Span<UInt8>, at place: Int) -> Bool {
    let known = text.span.extracting(Int(starts[place])..<Int(starts[place + 1]))
    let count = path.count
    guard known.count == count else { return false }
    return known.withUnsafeBytes { known in
      path.withUnsafeBytes { path in
        guard let known = known.baseAddress, let path = path.baseAddress else { return true }
        return memcmp(known, path, count) == 0
      }
    }
  }

  /// A power of two; at least a fifth stays free. The smaller it is, the nearer to the processor.
  private static func room(for count: Int) -> Int {
    var room = 16
    while 4 * room < 5 * count { room *= 2 }
    return room
  }

  private static func tag(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  private static func hash(_ path: Span<UInt8>) -> Int {
    var hasher = Hasher()
    path.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
