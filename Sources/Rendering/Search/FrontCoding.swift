/// Sorted words, each as what it does not share with the one before.
enum FrontCoding {
  /// A line a word: how many UTF-16 code units it shares, as one digit of base 36, and the rest.
  static func text(of words: some Sequence<String>) -> String {
    var text = ""
    var before = ""
    for word in words {
      let shared = shared(before, word)
      if !text.isEmpty { text += "\n" }
      text += String(shared, radix: 36)
      text += word[word.utf16.index(word.startIndex, offsetBy: shared)...]
      before = word
    }
    return text
  }

  private static let most = 35

  /// Never one half of a character: a text can't hold the other one.
  private static func shared(_ before: String, _ word: String) -> Int {
    var (shared, last) = (0, 0 as UInt16)
    for (unit, other) in zip(before.utf16, word.utf16) {
      guard shared < most, unit == other else { break }
      (shared, last) = (shared + 1, unit)
    }
    return UTF16.isLeadSurrogate(last) ? shared - 1 : shared
  }
}
