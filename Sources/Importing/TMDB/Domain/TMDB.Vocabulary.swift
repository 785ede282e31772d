extension TMDB {
  /// Words that come up again and again, each kept once under a number.
  struct Vocabulary: Sendable {
    private(set) var words: [String] = []
    private var numbers: [ExactText: Int32] = [:]

    /// The known words have the first numbers, in their order.
    init(_ known: [String]) {
      for word in known { _ = number(of: word) }
    }

    /// `nil` of a word that has none yet.
    func known(_ word: String) -> Int32? { numbers[ExactText(word)] }

    mutating func number(of word: String) -> Int32 {
      let key = ExactText(word)
      if let number = numbers[key] { return number }
      let number = Int32(words.count)
      words.append(word)
      numbers[key] = number
      return number
    }
  }
}
