extension TerminalLine {
  /// The columns of a line that are still free.
  struct Room {
    private(set) var columns: Int
    let separator: String

    /// The fact, if it fits behind what is there.
    mutating func take(_ fact: String?) -> String? {
      guard let fact, take(separator.count + fact.count) else { return nil }
      return fact
    }

    /// Whether there were so many.
    mutating func take(_ width: Int) -> Bool {
      guard columns >= width else { return false }
      columns -= width
      return true
    }
  }
}
