/// A list of a tape, and how far it was read.
struct TapeList: UnkeyedDecodingContainer {
  private let tape: JSONTape
  private let end: Int
  private var place: Int
  private(set) var currentIndex = 0

  init(tape: JSONTape, list: Int) {
    self.tape = tape
    end = Int(tape.values[list].next)
    place = list + 1
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { place == end }

  private mutating func next() throws -> TapeValue {
    guard !isAtEnd else { throw tape.refusal() }
    defer {
      place = Int(tape.values[place].next)
      currentIndex += 1
    }
    return TapeValue(tape: tape, place: place)
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw tape.refusal() }
    guard tape.values[place].kind == .null else { return false }
    _ = try next()
    return true
  }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try next().decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try next().decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().decode(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next().decoder.container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().decoder.unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { try next().decoder }
}
