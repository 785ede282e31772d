/// Reads one tag, from its name to its `>`, as browsers do.
struct HTMLTagReader {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  private var attributes: [HTMLAttribute] = []
  private var isSelfClosing = false

  init(_ bytes: [UInt8], from nameStart: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    position = nameStart
  }

  /// The tag, and whether its `>` was there; `position` is behind it afterwards.
  mutating func read() -> (tag: HTMLTag, isComplete: Bool) {
    let name = readName()
    let isComplete = readAttributes()
    let tag = HTMLTag(
      name: lowercased(name), nameRange: name, attributes: attributes,
      isSelfClosing: isSelfClosing)
    return (tag, isComplete)
  }

  private mutating func readName() -> Range<Int> {
    let start = position
    while position < end, !bytes[position].isHTMLSpace, bytes[position] != UInt8(ascii: "/"),
      bytes[position] != UInt8(ascii: ">")
    {
      position += 1
    }
    return start..<position
  }

  private mutating func readAttributes() -> Bool {
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return true
      }
      if byte == UInt8(ascii: "/") {
        position += 1
        isSelfClosing = position < end && bytes[position] == UInt8(ascii: ">")
      } else if byte.isHTMLSpace {
        position += 1
      } else {
        readAttribute()
      }
    }
    return false
  }

  private mutating func readAttribute() {
    let name = readAttributeName()
    let nameEnd = position
    skipSpaces()
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      // The spaces stand before the next attribute, not inside this one.
      position = nameEnd
      append(name, value: nameEnd..<nameEnd, .none)
      return
    }
    position += 1
    skipSpaces()
    readValue(of: name)
  }

  private mutating func readAttributeName() -> Range<Int> {
    let start = position
    // An equals sign in front is a part of the name.
    position += 1
    while position < end, !bytes[position].isHTMLSpace, bytes[position] != UInt8(ascii: "/"),
      bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "=")
    {
      position += 1
    }
    return start..<position
  }

  private mutating func readValue(of name: Range<Int>) {
    guard position < end else {
      append(name, value: position..<position, .unquoted)
      return
    }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < end, !bytes[position].isHTMLSpace, bytes[position] != UInt8(ascii: ">") {
        position += 1
      }
      append(name, value: start..<position, .unquoted)
      return
    }
    position += 1
    let start = position
    while position < end, bytes[position] != quote { position += 1 }
    append(name, value: start..<position, quote == UInt8(ascii: "'") ? .single : .double)
    if position < end { position += 1 }
  }

  private mutating func skipSpaces() {
    while position < end, bytes[position].isHTMLSpace { position += 1 }
  }

  private mutating func append(
    _ name: Range<Int>, value: Range<Int>, _ quoting: HTMLAttribute.Quoting
  ) {
    attributes.append(
      HTMLAttribute(
        name: lowercased(name), nameRange: name, valueRange: value, quoting: quoting))
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].lazy.map(\.asciiLowercased), as: UTF8.self)
  }
}
