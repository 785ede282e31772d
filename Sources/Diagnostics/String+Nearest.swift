extension String {
  /// The one of `candidates` that is most like this word, if one is like it at all.
  ///
  /// Used in faults only: at most a third of the longer word's letters may differ.
  public func nearest(in candidates: some Sequence<String>) -> String? {
    candidates
      .map { (word: $0, distance: editDistance(to: $0)) }
      .filter { $0.distance * 3 <= max($0.word.count, count) }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?
      .word
  }

  /// Levenshtein's distance, by characters, case ignored.
  private func editDistance(to other: String) -> Int {
    let left = Array(lowercased())
    let right = Array(other.lowercased())
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, candidate) in right.enumerated() {
        let replaced = previous[column] + (character == candidate ? 0 : 1)
        current.append(Swift.min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
