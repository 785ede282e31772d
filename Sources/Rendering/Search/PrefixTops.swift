import Pages

/// The first documents for what a reader has typed of a first word, where all of them would be many
/// files.
struct PrefixTops {
  /// In the order of the prefixes.
  let tops: [(prefix: String, documents: [Int])]

  /// What a box can show at once.
  private static let most = 12
  /// In characters.
  private static let longest = 2

  init(_ vocabulary: SearchVocabulary, in ranges: [Range<Int>]) {
    var tops: [(prefix: String, documents: [Int])] = []
    for length in 1...Self.longest {
      var start = 0
      while start < vocabulary.words.count {
        guard let prefix = Self.prefix(of: vocabulary.words[start], length) else {
          start += 1
          continue
        }
        let end =
          vocabulary.words[start...].firstIndex { Self.prefix(of: $0, length) != prefix }
          ?? vocabulary.words.count
        if !ranges.contains(where: { $0.lowerBound <= start && end <= $0.upperBound }) {
          tops.append((prefix, Self.first(of: vocabulary.postings[start..<end])))
        }
        start = end
      }
    }
    self.tops = tops.sorted { $0.prefix.utf16.lexicographicallyPrecedes($1.prefix.utf16) }
  }

  func shard(of collection: String) -> SearchShard? {
    if tops.isEmpty { return nil }
    let lines = tops.map { prefix, documents in
      "\(prefix) "
        + Base90.text { bytes in
          for document in documents { Base90.append(varint: document, to: &bytes) }
        }
    }
    return SearchShard(
      "tops", of: collection, .object([("p", .text(lines.joined(separator: "\n")))]))
  }

  /// `nil` if the word is shorter.
  private static func prefix(of word: String, _ length: Int) -> String? {
    let prefix = word.unicodeScalars.prefix(length)
    return prefix.count == length ? String(prefix) : nil
  }

  /// Those whose titles begin with the prefix before the others.
  private static func first(of postings: ArraySlice<[SearchPosting]>) -> [Int] {
    var inside: Set<Int> = []
    var beginning: Set<Int> = []
    for posting in postings.lazy.flatMap(\.self) {
      if posting.match == .inside {
        inside.insert(posting.document)
      } else {
        beginning.insert(posting.document)
      }
    }
    return Array((beginning.sorted() + inside.subtracting(beginning).sorted()).prefix(most))
  }
}
