extension HTMLScanner {
  /// Reads one tag, from its name to its `>`, as browsers do; whether the `>` was there.
  mutating func readTag(in page: Span<UInt8>) -> Bool {
    let start = position
    var name = PackedName()
    position = page.endOfTagName(from: start, &name)
    tag.begin(HTMLElement(name, length: position - start), at: start..<position)
    return readAttributes(in: page)
  }

  private mutating func readAttributes(in page: Span<UInt8>) -> Bool {
    while position < page.count {
      let byte = page[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return true
      }
      if byte == UInt8(ascii: "/") {
        position += 1
        tag.isSelfClosing = position < page.count && page[position] == UInt8(ascii: ">")
      } else if byte.isHTMLSpace {
        position += 1
      } else {
        readAttribute(in: page)
      }
    }
    return false
  }

  private mutating func readAttribute(in page: Span<UInt8>) {
    let start = position
    var packed = PackedName()
    position = page.endOfAttributeName(from: start, &packed)
    let range = start..<position
    let name = HTMLAttributeName(packed, length: range.count)
    skipSpaces(in: page)
    guard position < page.count, page[position] == UInt8(ascii: "=") else {
      // The spaces stand before the next attribute, not inside this one.
      position = range.upperBound
      append(name, range, value: position..<position, .none)
      return
    }
    position += 1
    skipSpaces(in: page)
    let (value, quoting) = readValue(in: page)
    append(name, range, value: value, quoting)
  }

  private mutating func readValue(
    in page: Span<UInt8>
  ) -> (range: Range<Int>, quoting: HTMLAttribute.Quoting) {
    guard position < page.count else { return (position..<position, .unquoted) }
    let quote = page[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < page.count, !page[position].endsUnquotedValue { position += 1 }
      return (start..<position, .unquoted)
    }
    let start = position + 1
    let end = page.index(of: quote, from: start)
    position = min(end + 1, page.count)
    return (start..<end, quote == UInt8(ascii: "'") ? .single : .double)
  }

  private mutating func skipSpaces(in page: Span<UInt8>) {
    while position < page.count, page[position].isHTMLSpace { position += 1 }
  }

  mutating func append(
    _ name: HTMLAttributeName?, _ range: Range<Int>, value: Range<Int>,
    _ quoting: HTMLAttribute.Quoting
  ) {
    tag.attributes.append(
      HTMLAttributePlaces(name: name, nameRange: range, valueRange: value, quoting: quoting))
  }
}

extension Span<UInt8> {
  fileprivate func endOfAttributeName(from start: Int, _ name: inout PackedName) -> Int {
    // An equals sign in front is a part of the name.
    name.append(self[start])
    var index = start + 1
    while index < count, !self[index].endsAttributeName {
      name.append(self[index])
      index += 1
    }
    return index
  }
}
