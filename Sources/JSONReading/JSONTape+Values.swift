extension JSONTape {
  @usableFromInline
  func checkObject(at place: Int) throws {
    guard values[place].kind == .object else { throw refusal() }
  }

  /// Where a field that must be there lies.
  @usableFromInline
  func place(of key: StaticString, in object: Int) throws -> Int {
    guard let place = try field(key, of: object) else { throw refusal() }
    return place
  }

  /// Where a field lies; `nil` if it is missing or null.
  @usableFromInline
  func placeIfThere(of key: StaticString, in object: Int) throws -> Int? {
    guard let place = try field(key, of: object), values[place].kind != .null else { return nil }
    return place
  }

  @usableFromInline
  func isNull(at place: Int) -> Bool { values[place].kind == .null }

  func contains(_ key: StaticString, in object: Int) -> Bool {
    do {
      return try field(key, of: object) != nil
    } catch {
      // Reading its value will be refused.
      return true
    }
  }

  private func field(_ key: StaticString, of object: Int) throws(Refusal) -> Int? {
    let length = Int32(key.utf8CodeUnitCount)
    var found: Int?
    var place = object + 1
    let end = Int(values[object].next)
    while place < end {
      let name = values[place]
      if name.end &- name.start == length, bytes.holds(key, at: Int(name.start)) {
        if found != nil { throw refusal() }
        found = place + 1
      }
      place = Int(values[place + 1].next)
    }
    if let found { noteReading(of: found) }
    return found
  }

  /// The keys of an object, with where their values lie. None has an escape.
  @usableFromInline
  func members(ofObjectAt object: Int) throws -> [(key: String, place: Int)] {
    try checkObject(at: object)
    var members: [(String, Int)] = []
    var place = object + 1
    while place < Int(values[object].next) {
      noteReading(of: place + 1)
      members.append((try text(at: place), place + 1))
      place = Int(values[place + 1].next)
    }
    return members
  }

  /// Of a key: which of two values counts, Foundation decides.
  @usableFromInline
  func twice() -> any Error { refusal() }

  /// The place behind the last element of a list, the first one of which is behind its own.
  @usableFromInline
  func end(ofListAt place: Int) throws -> Int {
    guard values[place].kind == .list else { throw refusal() }
    return Int(values[place].next)
  }

  /// How many elements a list has.
  @usableFromInline
  func count(ofListAt place: Int) -> Int {
    var count = 0
    var next = place + 1
    while next < values[place].next {
      count += 1
      next = Int(values[next].next)
    }
    return count
  }

  @usableFromInline
  func place(behind place: Int) -> Int { Int(values[place].next) }

  func text(at place: Int) throws(Refusal) -> String {
    let value = values[place]
    let slice = UnsafeBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.end)])
    switch value.kind {
    case .text: return String(decoding: slice, as: UTF8.self)
    case .escapedText:
      guard let bytes = slice.unescaped,
        let text = String(validating: bytes, as: UTF8.self)
      else { throw refusal() }
      return text
    case .object, .list, .integer, .decimal, .yes, .no, .null: throw refusal()
    }
  }

  func uncopiedText(at place: Int) throws(Refusal) -> JSONText {
    let value = values[place]
    guard value.kind == .text else { return JSONText(try text(at: place)) }
    return JSONText(
      UnsafeBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.end)]),
      isASCII: value.isASCII)
  }

  func integer(at place: Int) throws(Refusal) -> Int {
    let value = values[place]
    // As many digits as always fit.
    guard value.kind == .integer, value.end - value.start <= 18 else { throw refusal() }
    let isNegative = bytes[Int(value.start)] == UInt8(ascii: "-")
    var number = 0
    for byte in bytes[(Int(value.start) + (isNegative ? 1 : 0))..<Int(value.end)] {
      number = number * 10 + Int(byte & 0xF)
    }
    return isNegative ? -number : number
  }

  func decimal(at place: Int) throws(Refusal) -> Double {
    let value = values[place]
    guard value.kind == .integer || value.kind == .decimal,
      let number = Double(
        String(decoding: bytes[Int(value.start)..<Int(value.end)], as: UTF8.self)),
      number.isFinite
    else { throw refusal() }
    // Too small a number to be told from zero is none to Foundation.
    guard number != 0 || isZero(value) else { throw refusal() }
    return number
  }

  private func isZero(_ number: Value) -> Bool {
    for byte in bytes[Int(number.start)..<Int(number.end)] {
      if byte | 0x20 == UInt8(ascii: "e") { return true }
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) { return false }
    }
    return true
  }

  func flag(at place: Int) throws(Refusal) -> Bool {
    switch values[place].kind {
    case .yes: return true
    case .no: return false
    case .object, .list, .text, .escapedText, .integer, .decimal, .null: throw refusal()
    }
  }
}
