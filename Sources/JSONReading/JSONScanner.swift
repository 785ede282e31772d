/// Finds the values of a JSON text.
struct JSONScanner: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Not an array: there are thousands, and to look each time whether it is shared and long enough takes as
  /// long as to find them.
  private var values: UnsafeMutablePointer<JSONTape.Value>
  private var count = 0
  private var capacity: Int
  /// Whether the text that is being read has bytes beyond ASCII.
  private var hasWideBytes = false
  private var position = 0
  private static let deepest = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    capacity = max(bytes.count / 10, 16)
    values = .allocate(capacity: capacity)
  }

  deinit { values.deallocate() }

  /// Those that were found; whoever takes them deallocates them.
  consuming func takeValues() -> UnsafeBufferPointer<JSONTape.Value> {
    let found = UnsafeBufferPointer(start: values, count: count)
    discard self
    return found
  }

  /// All of the text is one value.
  mutating func readText() throws(JSONTape.Refusal) {
    try readValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw JSONTape.Refusal() }
  }

  private mutating func readValue(depth: Int) throws(JSONTape.Refusal) {
    guard depth < Self.deepest else { throw JSONTape.Refusal() }
    skipSpace()
    switch try current() {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"): try readObject(depth: depth)
    case UInt8(ascii: "["): try readList(depth: depth)
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONTape.Refusal) {
    let place = open(.object)
    if try !takes(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard try current() == UInt8(ascii: "\"") else { throw JSONTape.Refusal() }
        try readString()
        guard values[count - 1].kind == .text, try takes(UInt8(ascii: ":")) else {
          throw JSONTape.Refusal()
        }
        try readValue(depth: depth + 1)
      } while try takes(UInt8(ascii: ","))
      guard try takes(UInt8(ascii: "}")) else { throw JSONTape.Refusal() }
    }
    close(place)
  }

  private mutating func readList(depth: Int) throws(JSONTape.Refusal) {
    let place = open(.list)
    if try !takes(UInt8(ascii: "]")) {
      repeat { try readValue(depth: depth + 1) } while try takes(UInt8(ascii: ","))
      guard try takes(UInt8(ascii: "]")) else { throw JSONTape.Refusal() }
    }
    close(place)
  }

  private mutating func readString() throws(JSONTape.Refusal) {
    position += 1
    let start = position
    var kind = JSONTape.Kind.text
    hasWideBytes = false
    while true {
      skipPlainText()
      switch try current() {
      case UInt8(ascii: "\""):
        // What nobody asks for must be text too.
        guard !hasWideBytes || isText(start..<position) else { throw JSONTape.Refusal() }
        append(kind, start..<position)
        position += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedText
        try skipEscape()
      default: throw JSONTape.Refusal()
      }
    }
  }

  private func isText(_ range: Range<Int>) -> Bool {
    String(validating: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) != nil
  }

  /// To the next quote, backslash or control character: eight bytes at a time, as texts are most of
  /// what there is.
  private mutating func skipPlainText() {
    guard let base = bytes.baseAddress else { return }
    var place = position
    while place + 8 <= bytes.count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
      let ends =
        word.bytes(equalTo: UInt8(ascii: "\"")) | word.bytes(equalTo: UInt8(ascii: "\\"))
        | word.bytesBelowSpace
      let length = ends.trailingZeroBitCount / 8
      // A shift by all of its bits leaves nothing: before the first byte there is none.
      if (word << (64 - 8 * length)) & UInt64.highBits != 0 { hasWideBytes = true }
      place += length
      if ends != 0 {
        position = place
        return
      }
    }
    while place < bytes.count, !bytes[place].endsPlainText {
      if bytes[place] >= 0x80 { hasWideBytes = true }
      place += 1
    }
    position = place
  }

  private mutating func skipEscape() throws(JSONTape.Refusal) {
    position += 1
    switch try current() {
    case UInt8(ascii: "u"):
      guard position + 4 < bytes.count,
        bytes[(position + 1)...(position + 4)].allSatisfy(\.isHexDigit)
      else { throw JSONTape.Refusal() }
      position += 5
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    default: throw JSONTape.Refusal()
    }
  }

  private mutating func readNumber() throws(JSONTape.Refusal) {
    let start = position
    var kind = JSONTape.Kind.integer
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let first = position
    try skipDigits()
    guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
      throw JSONTape.Refusal()
    }
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

  private mutating func skipDigits() throws(JSONTape.Refusal) {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    guard position > start else { throw JSONTape.Refusal() }
  }

  private mutating func readWord(
    _ word: StaticString, _ kind: JSONTape.Kind
  ) throws(JSONTape.Refusal) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
    else { throw JSONTape.Refusal() }
    append(kind, position..<end)
    position = end
  }

  // MARK: - Places

  private mutating func open(_ kind: JSONTape.Kind) -> Int {
    add(JSONTape.Value(kind: kind, start: Int32(position)))
    position += 1
    return count - 1
  }

  private mutating func close(_ place: Int) {
    values[place].end = Int32(position)
    values[place].next = Int32(count)
  }

  private mutating func append(_ kind: JSONTape.Kind, _ range: Range<Int>) {
    add(
      JSONTape.Value(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound),
        next: Int32(count + 1)))
  }

  private mutating func add(_ value: JSONTape.Value) {
    if count == capacity { grow() }
    (values + count).initialize(to: value)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONTape.Value>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: values, count: count)
    values.deallocate()
    values = larger
    capacity *= 2
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func current() throws(JSONTape.Refusal) -> UInt8 {
    guard position < bytes.count else { throw JSONTape.Refusal() }
    return bytes[position]
  }

  private mutating func takes(_ byte: UInt8) throws(JSONTape.Refusal) -> Bool {
    skipSpace()
    guard try current() == byte else { return false }
    position += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  fileprivate var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }
  fileprivate var endsPlainText: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self < 0x20
  }
}

/// Eight bytes at once. Of the bits that are set only the lowest is to be trusted, which is all that a
/// search for the first byte needs: https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord
extension UInt64 {
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of each byte that is this one.
  fileprivate func bytes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ (Self.lowBits &* UInt64(byte))
    return (difference &- Self.lowBits) & ~difference & Self.highBits
  }

  /// The high bit of each byte that is a control character.
  fileprivate var bytesBelowSpace: UInt64 {
    (self &- Self.lowBits &* 0x20) & ~self & Self.highBits
  }
}
