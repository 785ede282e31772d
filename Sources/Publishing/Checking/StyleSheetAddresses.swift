/// The addresses in a style sheet: those in `url()`, and the texts of `@import`.
///
/// It follows the tokenization of CSS as far as it must to tell an address from a comment, a text
/// or the name of a namespace.
struct StyleSheetAddresses {
  /// Each with the place where it begins.
  private(set) var addresses: [(address: ArraySlice<UInt8>, offset: Int)] = []
  private var rest: ArraySlice<UInt8>
  /// The name behind the last `@` whose rule is not over.
  private var rule = ""

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    while let byte = rest.first { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    let offset = rest.startIndex
    switch byte {
    case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "*"):
      skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = readText(until: byte)
      if rule == "import" { add(text, offset) }
    case UInt8(ascii: "@"):
      rest = rest.dropFirst()
      rule = readName()
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      rest = rest.dropFirst()
      rule = ""
    case _ where byte.isNameByte:
      if !passName(), readName() == "url", rest.first == UInt8(ascii: "(") {
        readAddress(from: offset)
      }
    default: rest = rest.dropFirst()
    }
  }

  private mutating func skipComment() {
    let body = rest.dropFirst(2)
    let end = body.firstRange(of: Array("*/".utf8))
    rest = body[(end?.upperBound ?? body.endIndex)...]
  }

  /// Goes behind a name that no bracket follows, as nearly all are, and in which nothing is escaped; whether
  /// there was one.
  private mutating func passName() -> Bool {
    let end = rest.firstIndex { !$0.isNameByte || $0 == UInt8(ascii: "\\") } ?? rest.endIndex
    guard end < rest.endIndex, rest[end] != UInt8(ascii: "("), rest[end] != UInt8(ascii: "\\")
    else { return false }
    rest = rest[end...]
    return true
  }

  /// In lower case, with its escapes replaced.
  private mutating func readName() -> String {
    var name: [UInt8] = []
    while let byte = rest.first, byte.isNameByte { name += take(byte) }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private mutating func readText(until quote: UInt8) -> [UInt8] {
    rest = rest.dropFirst()
    var text: [UInt8] = []
    // A line's end closes a text that was left open.
    while let byte = rest.first, byte != quote, byte != UInt8(ascii: "\n") { text += take(byte) }
    if rest.first == quote { rest = rest.dropFirst() }
    return text
  }

  /// What stands behind `url`.
  private mutating func readAddress(from offset: Int) {
    rest = rest.dropFirst().drop(while: \.isStyleSpace)
    var address: [UInt8] = []
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      address = readText(until: quote)
    } else {
      while let byte = rest.first, byte != UInt8(ascii: ")") { address += take(byte) }
    }
    rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst()
    if rule != "namespace" { add(address, offset) }
  }

  private mutating func add(_ address: [UInt8], _ offset: Int) {
    addresses.append((address[...], offset))
    // What follows the address of an import are its conditions.
    if rule == "import" { rule = "" }
  }

  /// The next character; of an escape, what it stands for.
  private mutating func take(_ byte: UInt8) -> [UInt8] {
    rest = rest.dropFirst()
    guard byte == UInt8(ascii: "\\"), let next = rest.first else { return [byte] }
    let digits = rest.prefix(6).prefix(while: \.isHexDigit)
    guard !digits.isEmpty else {
      rest = rest.dropFirst()
      return next == UInt8(ascii: "\n") ? [] : [next]
    }
    rest = rest.dropFirst(digits.count)
    if rest.first?.isStyleSpace == true { rest = rest.dropFirst() }
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    return Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
  }
}

extension UInt8 {
  fileprivate var isStyleSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var isHexDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }

  /// Also the backslash, with which an escape begins.
  fileprivate var isNameByte: Bool {
    self >= 0x80 || (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: "\\")
  }
}
