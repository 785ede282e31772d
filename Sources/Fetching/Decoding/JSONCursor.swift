/// Walks JSON to say where it is damaged, or what stands at a path of it.
///
/// Used for faults only: the decoder reports neither in words of ours, nor the same everywhere.
struct JSONCursor {
  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Nil when the whole text is one JSON value.
  static func offence(in bytes: [UInt8]) -> Offence? {
    var cursor = JSONCursor(bytes)
    do {
      try cursor.skipValue(depth: 0)
      cursor.skipSpace()
      return cursor.position == bytes.count ? nil : .unexpectedByte(cursor.position)
    } catch {
      return error
    }
  }

  /// The bytes of the value at the path, nil when nothing is there.
  static func value(at path: [any CodingKey], in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var cursor = JSONCursor(bytes)
    do {
      for key in path {
        guard try cursor.enter(key) else { return nil }
      }
      cursor.skipSpace()
      let start = cursor.position
      try cursor.skipValue(depth: 0)
      return bytes[start..<cursor.position]
    } catch {
      return nil
    }
  }

  /// Moves to the member or element of that key; false when there is none.
  private mutating func enter(_ key: any CodingKey) throws(Offence) -> Bool {
    if try take(UInt8(ascii: "[")) {
      for _ in 0..<(key.intValue ?? 0) {
        try skipValue(depth: 0)
        guard try take(UInt8(ascii: ",")) else { return false }
      }
      return try !take(UInt8(ascii: "]"))
    }
    guard try take(UInt8(ascii: "{")), try !take(UInt8(ascii: "}")) else { return false }
    repeat {
      let name = try string()
      try expect(UInt8(ascii: ":"))
      if name.elementsEqual(key.stringValue.utf8) { return true }
      try skipValue(depth: 0)
    } while try take(UInt8(ascii: ","))
    return false
  }

  private mutating func skipValue(depth: Int) throws(Offence) {
    switch try next() {
    case UInt8(ascii: "{"): try skipObject(depth: depth + 1)
    case UInt8(ascii: "["): try skipList(depth: depth + 1)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: try skipNumber()
    }
  }

  private mutating func skipObject(depth: Int) throws(Offence) {
    guard depth <= Self.deepest else { throw .unexpectedByte(position) }
    position += 1
    if try take(UInt8(ascii: "}")) { return }
    repeat {
      _ = try string()
      try expect(UInt8(ascii: ":"))
      try skipValue(depth: depth)
    } while try take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  private mutating func skipList(depth: Int) throws(Offence) {
    guard depth <= Self.deepest else { throw .unexpectedByte(position) }
    position += 1
    if try take(UInt8(ascii: "]")) { return }
    repeat {
      try skipValue(depth: depth)
    } while try take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  /// What stands between the quotes, escapes as they are.
  private mutating func string() throws(Offence) -> ArraySlice<UInt8> {
    try expect(UInt8(ascii: "\""))
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return bytes[start..<(position - 1)]
      case UInt8(ascii: "\\"): position += 2
      case 0..<0x20: throw .unexpectedByte(position)
      default: position += 1
      }
    }
    throw .breaksOff(after: bytes.count)
  }

  private mutating func skipNumber() throws(Offence) {
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    try skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    guard position < bytes.count, [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[position])
    else { return }
    position += 1
    if position < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[position]) {
      position += 1
    }
    try skipDigits()
  }

  private mutating func skipDigits() throws(Offence) {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    guard position == start else { return }
    throw position < bytes.count ? .unexpectedByte(position) : .breaksOff(after: bytes.count)
  }

  private mutating func skipWord(_ word: String) throws(Offence) {
    for letter in word.utf8 {
      guard position < bytes.count else { throw .breaksOff(after: bytes.count) }
      guard bytes[position] == letter else { throw .unexpectedByte(position) }
      position += 1
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  /// The next byte that is not space, without taking it.
  private mutating func next() throws(Offence) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw .breaksOff(after: bytes.count) }
    return bytes[position]
  }

  private mutating func take(_ byte: UInt8) throws(Offence) -> Bool {
    guard try next() == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Offence) {
    guard try take(byte) else { throw .unexpectedByte(position) }
  }
}
