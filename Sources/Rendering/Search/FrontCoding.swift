/// Sorted words, each as what it does not share with the one before.
enum FrontCoding {
  /// A line a word: how many UTF-16 code units it shares, as one digit of base 36, and the rest.
  static func text(of words: some Sequence<String>) -> String {
    var text = ""
    var before: [UInt16] = []
    for word in words {
      let units = Array(word.utf16)
      let shared = shared(before, units)
      if !text.isEmpty { text += "\n" }
      text += String(shared, radix: 36) + String(decoding: units[shared...], as: UTF16.self)
      before = units
    }
    return text
  }

  private static let most = 35

  /// Never one half of a character: a text can't hold the other one.
  private static func shared(_ before: [UInt16], _ word: [UInt16]) -> Int {
    let shared = min(zip(before, word).prefix { $0 == $1 }.count, most)
    return shared > 0 && UTF16.isLeadSurrogate(word[shared - 1]) ? shared - 1 : shared
  }
}
