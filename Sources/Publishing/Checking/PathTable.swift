/// Finds paths, and tells them by their places in a sorted list.
///
/// Of a path its length and 64 bits of hash are kept and no byte: to compare those of a hundred thousand paths is to
/// wait for memory at each link. A link that leads nowhere is held against those of its length, and two paths have one
/// hash about once in 2^57 pairs: the hash mixes quickly and not ideally (`PathHash`). Which two that are nobody knows
/// before.
struct PathTable: Sendable {
  let sorted: [String]
  /// An entry stands at its path's hash or behind.
  private let entries: [Entry]
  private let hashes: PathHash

  init(_ paths: some Sequence<String>) {
    let sorted = paths.sorted()
    let hashes = PathHash()
    var entries = [Entry](repeating: .none, count: Self.room(for: sorted.count))
    for (place, path) in sorted.enumerated() {
      if place + 1 < sorted.count, sorted[place + 1] == path { continue }
      var path = path
      let entry = path.withUTF8 { path in
        Entry(
          hash: hashes.hash(path.span), place: Int32(place),
          form: Entry.form(count: path.count, isPlain: path.span.isPlainPath))
      }
      var slot = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
      while entries[slot].place >= 0 { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = entry
    }
    self.sorted = sorted
    self.entries = entries
    self.hashes = hashes
  }

  /// By all bytes, as servers compare. Of paths that are the same text to Swift, as `é` can be
  /// written in two ways, only the last is found.
  func place(of path: Span<UInt8>) -> Int32? {
    plainPlace(of: path) ?? place(of: path, isPlain: false)
  }

  /// The same of a plain path: a link that is written as it stands leads there.
  func plainPlace(of path: Span<UInt8>) -> Int32? { place(of: path, isPlain: true) }

  private func place(of path: Span<UInt8>, isPlain: Bool) -> Int32? {
    let hash = hashes.hash(path)
    let form = Entry.form(count: path.count, isPlain: isPlain)
    var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    while entries[slot].place >= 0 {
      let entry = entries[slot]
      if entry.hash == hash, entry.form == form { return entry.place }
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

  /// A power of two; at least a fifth stays free. The smaller it is, the nearer to the processor.
  private static func room(for count: Int) -> Int {
    var room = 16
    while 4 * room < 5 * count { room *= 2 }
    return room
  }
}

extension Span<UInt8> {
  /// Whether it is names of letters, digits, `-`, `_`, `~` and dots between or behind others: no link to it
  /// reads otherwise than it.
  fileprivate var isPlainPath: Bool {
    var isStart = true
    for index in indices {
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        isStart = false
      case UInt8(ascii: "."), UInt8(ascii: "/"):
        if isStart { return false }
        isStart = byte == UInt8(ascii: "/")
      default: return false
      }
    }
    return !isStart
  }
}
