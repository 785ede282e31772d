import HTMLSyntax

/// Hashes paths, eight bytes at a time.
///
/// What a path is called comes from data that others have made: with numbers that nobody knows before, they
/// can't make many with one hash.
struct PathHash: Sendable {
  private let seed = UInt64.random(in: 0...UInt64.max)
  private let factor = UInt64.random(in: 0...UInt64.max) | 1

  func hash(_ path: Span<UInt8>) -> UInt64 {
    var hash = mixed(seed ^ UInt64(path.count))
    var index = 0
    while index + 8 <= path.count {
      hash = mixed(hash ^ path.word(at: index))
      index += 8
    }
    guard index < path.count else { return hash }
    return mixed(hash ^ path.lastWord(from: index))
  }

  /// Each bit of the result depends on all of the number: both halves of a product do together.
  private func mixed(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}

extension Span<UInt8> {
  /// The bytes from `start` on, less than eight.
  fileprivate func lastWord(from start: Int) -> UInt64 {
    if count >= 8 { return word(at: count - 8) }
    var word: UInt64 = 0
    for index in start..<count { word = word << 8 | UInt64(self[index]) }
    return word
  }
}
