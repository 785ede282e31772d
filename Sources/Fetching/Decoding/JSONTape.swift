/// The values of a JSON text in their order, each with its place, made in one look at its bytes.
///
/// Foundation's decoder makes an object of every value and a dictionary of every object, which takes
/// three times as long. What is not plain (a number beyond 18 digits, a key that is there twice,
/// any fault) is refused here and left to it, so that there is one judge of what an answer says.
final class JSONTape {
  enum Kind: UInt8 {
    case object, list, text, escapedText, integer, decimal, yes, no, null
  }

  struct Value {
    let kind: Kind
    /// Of a text, what stands between its quotes.
    let start: Int32
    var end: Int32 = 0
    /// The place behind it and all that is in it.
    var next: Int32 = 0
  }

  /// Why a text is refused, Foundation says.
  struct Refusal: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether anything was refused, even if whoever asked went on without it.
  private(set) var hasRefused = false
  private(set) var values: [Value] = []
  private var position = 0
  private static let deepest = 256

  /// Valid as long as the bytes are.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    // What nobody asks for must be text too.
    guard bytes.count < Int32.max, String(validating: bytes, as: UTF8.self) != nil else {
      throw Refusal()
    }
    self.bytes = bytes
    values.reserveCapacity(bytes.count / 12)
    try readValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw Refusal() }
  }

  /// Notes that the text is not to be read here.
  func refusal() -> Refusal {
    hasRefused = true
    return Refusal()
  }

  // MARK: - Reading

  private func readValue(depth: Int) throws(Refusal) {
    guard depth < Self.deepest else { throw Refusal() }
    skipSpace()
    switch try current() {
    case UInt8(ascii: "{"): try readObject(depth: depth)
    case UInt8(ascii: "["): try readList(depth: depth)
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: try readNumber()
    }
  }

  private func readObject(depth: Int) throws(Refusal) {
    let place = open(.object)
    if try !takes(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard try current() == UInt8(ascii: "\"") else { throw Refusal() }
        try readText()
        guard values[values.count - 1].kind == .text, try takes(UInt8(ascii: ":")) else {
          throw Refusal()
        }
        try readValue(depth: depth + 1)
      } while try takes(UInt8(ascii: ","))
      guard try takes(UInt8(ascii: "}")) else { throw Refusal() }
    }
    close(place)
  }

  private func readList(depth: Int) throws(Refusal) {
    let place = open(.list)
    if try !takes(UInt8(ascii: "]")) {
      repeat { try readValue(depth: depth + 1) } while try takes(UInt8(ascii: ","))
      guard try takes(UInt8(ascii: "]")) else { throw Refusal() }
    }
    close(place)
  }

  private func readText() throws(Refusal) {
    position += 1
    let start = position
    var kind = Kind.text
    while try current() != UInt8(ascii: "\"") {
      switch bytes[position] {
      case 0..<0x20: throw Refusal()
      case UInt8(ascii: "\\"):
        kind = .escapedText
        try skipEscape()
      default: position += 1
      }
    }
    append(kind, start..<position)
    position += 1
  }

  private func skipEscape() throws(Refusal) {
    position += 1
    switch try current() {
    case UInt8(ascii: "u"):
      guard position + 4 < bytes.count,
        bytes[(position + 1)...(position + 4)].allSatisfy(\.isHexDigit)
      else { throw Refusal() }
      position += 5
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    default: throw Refusal()
    }
  }

  private func readNumber() throws(Refusal) {
    let start = position
    var kind = Kind.integer
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let first = position
    try skipDigits()
    guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else { throw Refusal() }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      kind = .decimal
      position += 1
      try skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      kind = .decimal
      position += 1
      if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
      try skipDigits()
    }
    append(kind, start..<position)
  }

  private func skipDigits() throws(Refusal) {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    guard position > start else { throw Refusal() }
  }

  private func readWord(_ word: StaticString, _ kind: Kind) throws(Refusal) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
    else { throw Refusal() }
    append(kind, position..<end)
    position = end
  }

  // MARK: - Places

  private func open(_ kind: Kind) -> Int {
    values.append(Value(kind: kind, start: Int32(position)))
    position += 1
    return values.count - 1
  }

  private func close(_ place: Int) {
    values[place].end = Int32(position)
    values[place].next = Int32(values.count)
  }

  private func append(_ kind: Kind, _ range: Range<Int>) {
    values.append(
      Value(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound),
        next: Int32(values.count + 1)))
  }

  private func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func current() throws(Refusal) -> UInt8 {
    guard position < bytes.count else { throw Refusal() }
    return bytes[position]
  }

  private func takes(_ byte: UInt8) throws(Refusal) -> Bool {
    skipSpace()
    guard try current() == byte else { return false }
    position += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  fileprivate var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }
}
