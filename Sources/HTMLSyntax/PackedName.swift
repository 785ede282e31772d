/// The name of an element or an attribute in one number, so that a `switch` over names is one over
/// numbers.
struct PackedName: Equatable, ExpressibleByStringLiteral {
  /// One, and behind it the name's bytes in lower case.
  private var number: UInt128 = 1

  /// In bytes; of a longer name only the end is left.
  static let longest = 15

  init() {}

  @inline(__always)
  init(stringLiteral text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) { number = number << 8 | UInt128(byte.asciiLowercased) }
}
