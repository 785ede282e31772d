/// Reads what a `ByteWriter` wrote.
struct ByteReader {
  /// The bytes are not those of one that wrote what is asked for.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(Damage) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1) }
      shift += 7
    }
    throw Damage()
  }

  mutating func decimal() throws(Damage) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: try number()))
  }

  mutating func flag() throws(Damage) -> Bool {
    guard position < bytes.count, bytes[position] <= 1 else { throw Damage() }
    defer { position += 1 }
    return bytes[position] == 1
  }

  mutating func text() throws(Damage) -> String {
    String(decoding: bytes[try textRange()], as: UTF8.self)
  }

  mutating func textIfThere() throws(Damage) -> String? { try flag() ? try text() : nil }

  /// Passes over texts without making them, and says where they begin.
  mutating func place(ofTexts required: Int, optional: Int) throws(Damage) -> Int {
    let place = position
    for _ in 0..<required { _ = try textRange() }
    for _ in 0..<optional where try flag() { _ = try textRange() }
    return place
  }

  mutating func list<Element>(
    _ element: (inout ByteReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try number()
    // Each takes a byte at least.
    guard (0...bytes.count - position).contains(count) else { throw Damage() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  private mutating func textRange() throws(Damage) -> Range<Int> {
    let count = try number()
    guard (0...bytes.count - position).contains(count) else { throw Damage() }
    defer { position += count }
    return position..<position + count
  }
}
