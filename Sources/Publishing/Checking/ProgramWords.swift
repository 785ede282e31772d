/// What could be names of files in the text of a program: letters, digits and a few marks.
struct ProgramWords {
  private(set) var all: Set<Substring> = []

  init(_ bytes: [UInt8]) {
    var start = 0
    var isASCII = true
    for (index, byte) in bytes.enumerated() where !byte.isWordByte {
      if byte >= 0x80 {
        isASCII = false
      } else {
        add(bytes, start..<index, isASCII)
        (start, isASCII) = (index + 1, true)
      }
    }
    add(bytes, start..<bytes.count, isASCII)
  }

  private mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ isASCII: Bool) {
    if isASCII {
      if !range.isEmpty { all.insert(Substring(decoding: bytes[range], as: UTF8.self)) }
    } else {
      // With a neighbour on each side: the characters are those of the whole text.
      let text = bytes[max(0, range.lowerBound - 1)..<min(bytes.count, range.upperBound + 1)]
      all.formUnion(
        String(decoding: text, as: UTF8.self).split { character in
          !character.isLetter && !character.isNumber && !"-_.%~".contains(character)
        })
    }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
