/// The fields of an object of a JSON text.
public struct JSONObject {
  // Either the tape or the decoder's fields: no enumeration, whose cases the runtime would tell apart
  // each time, since one of them is generic.
  @usableFromInline let tape: JSONTape?
  @usableFromInline let place: Int
  @usableFromInline let fields: KeyedDecodingContainer<JSONKey>?

  public init(of tape: JSONTape, at place: Int) throws {
    try tape.checkObject(at: place)
    self.tape = tape
    self.place = place
    fields = nil
  }

  init(of decoder: any Decoder) throws {
    tape = nil
    place = 0
    fields = try decoder.container(keyedBy: JSONKey.self)
  }

  public func contains(_ key: StaticString) -> Bool {
    if let tape { return tape.contains(key, in: place) }
    return decoded.contains(JSONKey(key))
  }

  /// A field that must be there, and not null.
  @inlinable
  public func value<Value: JSONReadable>(_ key: StaticString) throws -> Value {
    if let tape { return try Value(tape, at: tape.place(of: key, in: place)) }
    return try decoded.decode(Value.self, forKey: JSONKey(key))
  }

  /// A field that may be missing or null.
  @inlinable
  public func valueIfThere<Value: JSONReadable>(_ key: StaticString) throws -> Value? {
    guard let tape else { return try decoded.decodeIfPresent(Value.self, forKey: JSONKey(key)) }
    return try tape.placeIfThere(of: key, in: place).map { try Value(tape, at: $0) }
  }

  /// A field that must be there and may be null.
  @inlinable
  public func valueOrNull<Value: JSONReadable>(_ key: StaticString) throws -> Value? {
    guard let tape else { return try decoded.decode(Value?.self, forKey: JSONKey(key)) }
    let field = try tape.place(of: key, in: place)
    return tape.isNull(at: field) ? nil : try Value(tape, at: field)
  }

  @usableFromInline var decoded: KeyedDecodingContainer<JSONKey> {
    guard let fields else { preconditionFailure("an object is of a tape or of a decoder") }
    return fields
  }
}

/// The name of a field, as decoders know it.
@usableFromInline
struct JSONKey: CodingKey {
  @usableFromInline let stringValue: String

  @usableFromInline
  init(_ name: StaticString) { stringValue = name.description }

  @usableFromInline
  init(stringValue: String) { self.stringValue = stringValue }

  @usableFromInline
  init?(intValue: Int) { nil }

  @usableFromInline var intValue: Int? { nil }
}
