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
    let name = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    var found: Int?
    var place = object + 1
    let end = Int(values[object].next)
    while place < end {
      if holds(name, at: place) {
        if found != nil { throw refusal() }
        found = place + 1
      }
      place = Int(values[place + 1].next)
    }
    if let found { noteReading(of: found) }
    return found
  }

  private func holds(_ key: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let value = values[place]
    guard Int(value.end - value.start) == key.count else { return false }
    var offset = 0
    while offset < key.count, bytes[Int(value.start) + offset] == key[offset] { offset += 1 }
    return offset == key.count
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

  @usableFromInline
  func place(behind place: Int) -> Int { Int(values[place].next) }

  func text(at place: Int) throws(Refusal) -> String {
    let value = values[place]
    let slice = UnsafeBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.end)])
    switch value.kind {
    case .text: return String(decoding: slice, as: UTF8.self)
    case .escapedText:
      guard let bytes = Self.unescaped(slice),
        let text = String(validating: bytes, as: UTF8.self)
      else { throw refusal() }
      return text
    case .object, .list, .integer, .decimal, .yes, .no, .null: throw refusal()
    }
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

  // MARK: - Escapes

  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var next = 0
    while next < text.count {
      guard text[next] == UInt8(ascii: "\\") else {
        result.append(text[next])
        next += 1
        continue
      }
      guard next + 1 < text.count else { return nil }
      if text[next + 1] == UInt8(ascii: "u") {
        guard let (scalar, length) = scalar(at: next, of: text) else { return nil }
        result.append(contentsOf: String(scalar).utf8)
        next += length
      } else {
        guard let byte = plain(text[next + 1]) else { return nil }
        result.append(byte)
        next += 2
      }
    }
    return result
  }

  private static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Of one escape `\u....`, or of the two that make a scalar beyond the first 65,536.
  private static func scalar(
    at place: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (Unicode.Scalar, length: Int)? {
    guard let first = unit(at: place, of: text) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard let second = unit(at: place + 6, of: text), (0xD800..<0xDC00).contains(first),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return nil }
    return (scalar, 12)
  }

  private static func unit(
    at place: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> UInt32? {
    guard place + 6 <= text.count, text[place] == UInt8(ascii: "\\"),
      text[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in text[(place + 2)..<(place + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
