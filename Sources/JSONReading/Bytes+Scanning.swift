/// Where the parts of a JSON text end that have no others in them.
extension UnsafeBufferPointer<UInt8> {
  /// The place of the next quote, backslash or control character, and whether all before it is ASCII. By itself,
  /// so that all that is looked for stays in registers.
  @inline(never)
  func endOfPlainText(from start: Int) -> (place: Int, isASCII: Bool) {
    var place = start
    var wide: UInt64 = 0
    // Eight bytes at a time: texts are most of what there is.
    while place &+ 8 <= count {
      let word = self.word(at: place)
      let ends = word.bytesEndingPlainText
      // All that is below the lowest end, or all where there is none.
      wide |= word & ((ends & (0 &- ends)) &- 1)
      place &+= ends.trailingZeroBitCount &>> 3
      if ends != 0 { return (place, wide & UInt64.highBits == 0) }
    }
    while place < count, !self[place].endsPlainText {
      wide |= UInt64(self[place])
      place &+= 1
    }
    return (place, wide & UInt64.highBits == 0)
  }

  func endOfEscape(at place: Int) throws(JSONTape.Refusal) -> Int {
    guard self[place] == UInt8(ascii: "\\"), place + 1 < count else {
      throw JSONTape.Refusal()
    }
    switch self[place + 1] {
    case UInt8(ascii: "u"):
      guard place + 5 < count, self[(place + 2)...(place + 5)].allSatisfy(\.isHexDigit)
      else { throw JSONTape.Refusal() }
      return place + 6
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return place + 2
    default: throw JSONTape.Refusal()
    }
  }

  func number(
    at start: Int
  ) throws(JSONTape.Refusal) -> (kind: JSONTape.Kind, end: Int) {
    var kind = JSONTape.Kind.integer
    let first = self[start] == UInt8(ascii: "-") ? start + 1 : start
    var end = try endOfDigits(at: first)
    guard self[first] != UInt8(ascii: "0") || end == first + 1 else {
      throw JSONTape.Refusal()
    }
    if end < count, self[end] == UInt8(ascii: ".") {
      kind = .decimal
      end = try endOfDigits(at: end + 1)
    }
    if end < count, self[end] | 0x20 == UInt8(ascii: "e") {
      kind = .decimal
      end += 1
      if end < count, "+-".utf8.contains(self[end]) { end += 1 }
      end = try endOfDigits(at: end)
    }
    return (kind, end)
  }

  @inline(__always)
  private func endOfDigits(at start: Int) throws(JSONTape.Refusal) -> Int {
    var end = start
    while end < count, self[end].isDigit { end += 1 }
    guard end > start else { throw JSONTape.Refusal() }
    return end
  }
}
