/// Decodes what lies at one place of a tape. Whatever it can't, it refuses without a reason.
struct TapeDecoder: Decoder {
  let tape: JSONTape
  let place: Int

  /// The value that a JSON text says; `nil` where another decoder has to look at it.
  static func value<Value: Decodable>(_ type: Value.Type, in body: [UInt8]) -> Value? {
    body.withUnsafeBufferPointer { bytes in
      do {
        let tape = try JSONTape(bytes)
        let value = try TapeValue(tape: tape, place: 0).decode(type)
        return tape.hasRefused ? nil : value
      } catch {
        // Its reasons are those of the decoder that is asked next.
        return nil
      }
    }
  }

  // Faults are told by another decoder, so nobody asks where this one is.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard tape.values[place].kind == .object else { throw tape.refusal() }
    return KeyedDecodingContainer(TapeObject(tape: tape, object: place))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard tape.values[place].kind == .list else { throw tape.refusal() }
    return TapeList(tape: tape, list: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    TapeValue(tape: tape, place: place)
  }
}
