/// Every word of a collection's titles, and where it stands.
public struct SearchVocabulary: Sendable {
  /// Sorted by UTF-16 code units, as a browser compares.
  public let words: [String]
  /// Of each word the documents, ascending.
  public let postings: [[SearchPosting]]

  init(_ documents: [SearchDocument]) {
    var postings: [String: [SearchPosting]] = [:]
    for (number, document) in documents.enumerated() {
      let words = document.folded.words
      for (place, word) in words.enumerated() {
        let match: SearchPosting.Match =
          words.count == 1 ? .title : place == 0 ? .beginning : .inside
        postings[word, default: []].appendOnce(SearchPosting(document: number, match: match))
      }
    }
    let sorted = postings.sorted { Self.precedes($0.key, $1.key) }
    words = sorted.map(\.key)
    self.postings = sorted.map(\.value)
  }

  /// By UTF-16 code units.
  private static func precedes(_ word: String, _ other: String) -> Bool {
    var (word, other) = (word, other)
    return word.withUTF8 { word in
      other.withUTF8 { other in
        var same = 0
        while same < min(word.count, other.count), word[same] == other[same] { same += 1 }
        guard same < word.count, same < other.count else { return word.count < other.count }
        // Code units stand in the order of their bytes, but for those that are halves of characters: they lie
        // before the last ones, U+E000 and on.
        let (byte, otherByte) = (word[same], other[same])
        let isHalved = byte >= 0xF0
        guard isHalved != (otherByte >= 0xF0), min(byte, otherByte) >= 0xEE else {
          return byte < otherByte
        }
        return isHalved
      }
    }
  }
}

extension [SearchPosting] {
  /// Unless the document, which no earlier one follows, has one already.
  fileprivate mutating func appendOnce(_ posting: SearchPosting) {
    if last?.document != posting.document { append(posting) }
  }
}
