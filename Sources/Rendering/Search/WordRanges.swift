/// A vocabulary cut into ranges of about the same size.
///
/// Where a range ends is told by its next word and not by a count: after a word more or less the
/// cuts soon are the old ones, and the files behind it stay.
struct WordRanges {
  let ranges: [Range<Int>]

  /// What is one range whatever its words: cut, a vocabulary is known a second time, by the letters
  /// of its misspelt words.
  private static let undivided = 12_000
  /// In bytes, about.
  private static let least = 4_000
  private static let most = 6_000
  /// One word in so many may begin a range.
  private static let share: UInt32 = 24

  init(words: [String], texts: [String]) {
    // What is shared with the word before is not counted: it depends on that word.
    let sizes = zip(words, texts).map { $0.utf8.count + $1.utf8.count + 2 }
    let isDivided = sizes.reduce(0, +) > Self.undivided
    var ranges: [Range<Int>] = []
    var start = 0
    var size = 0
    for (number, word) in words.enumerated() where isDivided {
      if size >= Self.most || size >= Self.least && Self.begins(word) {
        ranges.append(start..<number)
        (start, size) = (number, 0)
      }
      size += sizes[number]
    }
    if start < words.count { ranges.append(start..<words.count) }
    self.ranges = ranges
  }

  /// FNV-1a: the same on every machine.
  private static func begins(_ word: String) -> Bool {
    let hash = word.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return (hash ^ hash >> 16).isMultiple(of: share)
  }
}
