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

  /// How many letters differ, case ignored; two that changed places count once.
  private func editDistance(to other: String) -> Int {
    let left = Array(lowercased())
    let right = Array(other.lowercased())
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = rows[row][column] + (left[row] == right[column] ? 0 : 1)
        var least = Swift.min(replaced, rows[row][column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = Swift.min(least, rows[row - 1][column - 1] + 1)
        }
        current.append(least)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
