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
      var seen: Set<String> = []
      for (place, word) in words.enumerated() where seen.insert(word).inserted {
        let match: SearchPosting.Match =
          words.count == 1 ? .title : place == 0 ? .beginning : .inside
        postings[word, default: []].append(SearchPosting(document: number, match: match))
      }
    }
    words = postings.keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
    self.postings = words.map { postings[$0] ?? [] }
  }
}
