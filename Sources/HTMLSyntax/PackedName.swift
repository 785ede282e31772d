/// The name of an element or an attribute in one number, so that a `switch` over names is one over
/// numbers.
struct PackedName: Equatable, ExpressibleByStringLiteral {
  /// One, and behind it the name's bytes in lower case.
  private var number: UInt128 = 1

  /// In bytes; of a longer name only the end is left.
  static let longest = 15

  init() {}

  /// The first bytes of a word, up to seven of them.
  @inline(__always)
  init(_ word: UInt64, count: Int) {
    let bytes = 1 &<< 56 | word.asciiLowercased.byteSwapped &>> 8
    number = UInt128(bytes &>> (8 &* UInt64(7 - count)))
  }

  /// The first bytes of two words, up to fifteen of them.
  init(_ word: UInt64, _ next: UInt64, count: Int) {
    let bytes =
      1 &<< 120 | UInt128(word.asciiLowercased.byteSwapped) &<< 56
      | UInt128(next.asciiLowercased.byteSwapped &>> 8)
    number = bytes &>> (8 &* UInt128(15 - count))
  }

  @inline(__always)
  init(stringLiteral text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Whether it may end in one of these letters: most names are told by it from all that are known.
  @inline(__always)
  func ends(in letters: StaticString) -> Bool {
    var known: UInt32 = 0
    for index in 0..<letters.utf8CodeUnitCount {
      known |= 1 &<< UInt32(letters.utf8Start[index] & 31)
    }
    return known & 1 &<< UInt32(truncatingIfNeeded: number & 31) != 0
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) { number = number << 8 | UInt128(byte.asciiLowercased) }
}
