/// Finds the values of a JSON text.
struct JSONScanner: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Not an array: there are thousands, and to look each time whether it is shared and long enough takes as
  /// long as to find them.
  private var values: UnsafeMutablePointer<JSONTape.Value>
  private var count = 0
  private var capacity: Int
  private static let deepest = 256

  /// How far the text is read. Not among the scanner's own: what is local stays in registers.
  private struct Cursor {
    var position = 0
    /// The place of the innermost object or list that is open, which meanwhile knows the one around it
    /// as the place behind it.
    var container: Int32 = none
    var depth = 0

    static let none: Int32 = -1
  }

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
    var cursor = Cursor()
    repeat {
      while try opensValue(&cursor) {}
    } while try hasNext(&cursor)
    skipSpace(&cursor)
    guard cursor.position == bytes.count else { throw JSONTape.Refusal() }
  }

  /// Reads a value, or as much of an object or a list as is before the first value in it; whether it did that.
  @inline(__always)
  private mutating func opensValue(_ cursor: inout Cursor) throws(JSONTape.Refusal) -> Bool {
    guard cursor.depth < Self.deepest else { throw JSONTape.Refusal() }
    skipSpace(&cursor)
    switch try current(cursor) {
    case UInt8(ascii: "\""): try readString(&cursor)
    case UInt8(ascii: "{"):
      open(.object, &cursor)
      guard try takes(UInt8(ascii: "}"), &cursor) else {
        try readKey(&cursor)
        return true
      }
      close(&cursor)
    case UInt8(ascii: "["):
      open(.list, &cursor)
      guard try takes(UInt8(ascii: "]"), &cursor) else { return true }
      close(&cursor)
    case UInt8(ascii: "t"): try readWord("true", .yes, &cursor)
    case UInt8(ascii: "f"): try readWord("false", .no, &cursor)
    case UInt8(ascii: "n"): try readWord("null", .null, &cursor)
    default:
      let number = try bytes.number(at: cursor.position)
      append(number.kind, cursor.position..<number.end, isASCII: true)
      cursor.position = number.end
    }
    return false
  }

  /// Reads on behind a value, to the next one; whether there is one.
  @inline(__always)
  private mutating func hasNext(_ cursor: inout Cursor) throws(JSONTape.Refusal) -> Bool {
    while cursor.container != Cursor.none {
      let isObject = values[Int(cursor.container)].kind == .object
      skipSpace(&cursor)
      let byte = try current(cursor)
      cursor.position += 1
      if byte == UInt8(ascii: ",") {
        if isObject { try readKey(&cursor) }
        return true
      }
      guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw JSONTape.Refusal()
      }
      close(&cursor)
    }
    return false
  }

  /// With the colon behind it.
  @inline(__always)
  private mutating func readKey(_ cursor: inout Cursor) throws(JSONTape.Refusal) {
    skipSpace(&cursor)
    guard try current(cursor) == UInt8(ascii: "\"") else { throw JSONTape.Refusal() }
    try readString(&cursor)
    guard values[count - 1].kind == .text, try takes(UInt8(ascii: ":"), &cursor) else {
      throw JSONTape.Refusal()
    }
  }

  @inline(__always)
  private mutating func readString(_ cursor: inout Cursor) throws(JSONTape.Refusal) {
    let start = cursor.position + 1
    var end = start
    var kind = JSONTape.Kind.text
    var isASCII = true
    while true {
      let plain = bytes.endOfPlainText(from: end)
      (end, isASCII) = (plain.place, isASCII && plain.isASCII)
      guard end < bytes.count else { throw JSONTape.Refusal() }
      if bytes[end] == UInt8(ascii: "\"") { break }
      kind = .escapedText
      end = try bytes.endOfEscape(at: end)
    }
    // What nobody asks for must be text too.
    guard isASCII || UnsafeBufferPointer(rebasing: bytes[start..<end]).isUTF8 else {
      throw JSONTape.Refusal()
    }
    append(kind, start..<end, isASCII: isASCII)
    cursor.position = end + 1
  }

  @inline(__always)
  private mutating func readWord(
    _ word: StaticString, _ kind: JSONTape.Kind, _ cursor: inout Cursor
  ) throws(JSONTape.Refusal) {
    let end = cursor.position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes.holds(word, at: cursor.position) else {
      throw JSONTape.Refusal()
    }
    append(kind, cursor.position..<end, isASCII: true)
    cursor.position = end
  }

  // MARK: - Places

  // None is beyond the text, of which the tape says that an `Int32` counts its bytes.

  @inline(__always)
  private mutating func open(_ kind: JSONTape.Kind, _ cursor: inout Cursor) {
    add(
      JSONTape.Value(
        kind: kind, isASCII: true, start: Int32(truncatingIfNeeded: cursor.position),
        next: cursor.container))
    cursor.container = Int32(truncatingIfNeeded: count &- 1)
    cursor.depth += 1
    cursor.position += 1
  }

  @inline(__always)
  private mutating func close(_ cursor: inout Cursor) {
    let place = Int(cursor.container)
    cursor.container = values[place].next
    cursor.depth -= 1
    values[place].end = Int32(truncatingIfNeeded: cursor.position)
    values[place].next = Int32(truncatingIfNeeded: count)
  }

  @inline(__always)
  private mutating func append(_ kind: JSONTape.Kind, _ range: Range<Int>, isASCII: Bool) {
    add(
      JSONTape.Value(
        kind: kind, isASCII: isASCII, start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound),
        next: Int32(truncatingIfNeeded: count &+ 1)))
  }

  @inline(__always)
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

  @inline(__always)
  private func skipSpace(_ cursor: inout Cursor) {
    while cursor.position < bytes.count, bytes[cursor.position].isSpace { cursor.position += 1 }
  }

  @inline(__always)
  private func current(_ cursor: Cursor) throws(JSONTape.Refusal) -> UInt8 {
    guard cursor.position < bytes.count else { throw JSONTape.Refusal() }
    return bytes[cursor.position]
  }

  @inline(__always)
  private func takes(
    _ byte: UInt8, _ cursor: inout Cursor
  ) throws(JSONTape.Refusal) -> Bool {
    skipSpace(&cursor)
    guard try current(cursor) == byte else { return false }
    cursor.position += 1
    return true
  }
}
