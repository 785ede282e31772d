import Foundation

/// One value of a tape. Of those types that Foundation reads in its own way it reads none.
struct TapeValue: SingleValueDecodingContainer {
  let tape: JSONTape
  let place: Int

  var codingPath: [any CodingKey] { [] }
  var decoder: TapeDecoder { TapeDecoder(tape: tape, place: place) }

  func decodeNil() -> Bool { tape.values[place].kind == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try tape.flag(at: place) }
  func decode(_ type: String.Type) throws -> String { try tape.text(at: place) }
  func decode(_ type: Double.Type) throws -> Double { try tape.decimal(at: place) }
  func decode(_ type: Int.Type) throws -> Int { try tape.integer(at: place) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Data.self || type == URL.self || type == Decimal.self { throw tape.refusal() }
    return try type.init(from: decoder)
  }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }
  /// Foundation rounds and bounds it in its own way.
  func decode(_ type: Float.Type) throws -> Float { throw tape.refusal() }

  private func integer<Number: FixedWidthInteger>() throws -> Number {
    guard let number = Number(exactly: try tape.integer(at: place)) else {
      throw tape.refusal()
    }
    return number
  }
}
