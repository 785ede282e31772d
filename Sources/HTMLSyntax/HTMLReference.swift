/// A character reference in the value of an attribute.
struct HTMLReference {
  let replacement: [UInt8]
  /// How many bytes it takes, from `&` to `;` if that is there.
  let length: Int

  init?(atStartOf bytes: ArraySlice<UInt8>) {
    let body = bytes.dropFirst()
    if body.first == UInt8(ascii: "#") {
      self.init(number: body.dropFirst())
    } else {
      self.init(name: body)
    }
  }

  private init?(name bytes: ArraySlice<UInt8>) {
    guard let known = Self.known.first(where: { bytes.starts(with: $0.name) }) else { return nil }
    let after = bytes.dropFirst(known.name.count).first
    replacement = [known.byte]
    if after == UInt8(ascii: ";") {
      length = known.name.count + 2
      return
    }
    // In a query, `&amp` may be the start of a parameter's name: `?a=1&amplitude=2`.
    let isPartOfWord = after.map { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "=") }
    guard known.needsNoSemicolon, isPartOfWord != true else { return nil }
    length = known.name.count + 1
  }

  private init?(number bytes: ArraySlice<UInt8>) {
    let isHex = bytes.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let radix: UInt32 = isHex ? 16 : 10
    let digits = (isHex ? bytes.dropFirst() : bytes).prefix {
      $0.hexDigitValue.map { $0 < radix } ?? false
    }
    guard !digits.isEmpty else { return nil }
    let number = digits.reduce(UInt32(0)) { number, digit in
      // Everything above the last scalar is the same to browsers; it must not overflow.
      Swift.min(number * radix + (digit.hexDigitValue ?? 0), 0x11_0000)
    }
    let hasSemicolon = bytes.dropFirst(digits.count + (isHex ? 1 : 0)).first == UInt8(ascii: ";")
    replacement = Array(String(Self.scalar(number)).utf8)
    length = 2 + (isHex ? 1 : 0) + digits.count + (hasSemicolon ? 1 : 0)
  }

  private static func scalar(_ number: UInt32) -> Unicode.Scalar {
    let replaced = windows1252[number] ?? number
    guard replaced != 0, let scalar = Unicode.Scalar(replaced) else { return "\u{FFFD}" }
    return scalar
  }

  private static let known: [(name: [UInt8], byte: UInt8, needsNoSemicolon: Bool)] = [
    (Array("amp".utf8), UInt8(ascii: "&"), true),
    (Array("lt".utf8), UInt8(ascii: "<"), true),
    (Array("gt".utf8), UInt8(ascii: ">"), true),
    (Array("quot".utf8), UInt8(ascii: "\""), true),
    (Array("apos".utf8), UInt8(ascii: "'"), false),
  ]

  /// The control characters that browsers take for those of Windows' old character set.
  private static let windows1252: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020,
    0x87: 0x2021, 0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152,
    0x8E: 0x017D, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022,
    0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A,
    0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
  ]
}
