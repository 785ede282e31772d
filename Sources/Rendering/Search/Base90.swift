/// Numbers in the printable characters that stand for themselves in a script and in HTML.
enum Base90 {
  /// The printable ASCII characters without the space, quotes, backslash and less-than sign.
  static let alphabet: [UInt8] = (33...126).filter { !#""'\<"#.utf8.contains($0) }

  /// How many digits a number up to this one needs.
  static func width(upTo largest: Int) -> Int {
    var width = 1
    var limit = alphabet.count
    while largest >= limit {
      width += 1
      limit *= alphabet.count
    }
    return width
  }

  /// The number in so many digits, the most significant first.
  static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<width { divisor *= alphabet.count }
    while divisor > 0 {
      bytes.append(alphabet[number / divisor % alphabet.count])
      divisor /= alphabet.count
    }
  }

  /// The number in digits of base 45, the last one from the other half of the alphabet, which ends
  /// it.
  static func append(varint number: Int, to bytes: inout [UInt8]) {
    let base = alphabet.count / 2
    var divisor = 1
    while number / divisor >= base { divisor *= base }
    while divisor > 1 {
      bytes.append(alphabet[number / divisor % base])
      divisor /= base
    }
    bytes.append(alphabet[base + number % base])
  }

  static func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All numbers in as many digits as the largest of them needs at least.
  static func text(of numbers: [Int], width: Int) -> String {
    text { bytes in for number in numbers { append(number, width: width, to: &bytes) } }
  }
}
