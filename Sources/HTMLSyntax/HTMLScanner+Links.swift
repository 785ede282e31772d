/// What is read for its links alone. Nine of ten tags lead nowhere and are written plainly: in lower or
/// upper case, values between quotes, nothing odd between them. Those are passed over here, eight bytes at
/// a time; whatever is written otherwise is left to the other half of the scanner.
extension HTMLScanner {
  /// The next piece that may mean something to whoever follows links; nil at the end of the page.
  ///
  /// Left out are texts, comments, end tags but those of `template`, `svg`, `math`, `header` and `footer`,
  /// and start tags of elements without a name in `HTMLElement` that have neither an attribute in
  /// `HTMLAttributeName` nor one whose name begins with `on`. Of a tag that is told, only these attributes
  /// are sure to be.
  public mutating func nextOfLinks(in page: Span<UInt8>) -> HTMLPiece? {
    while position < page.count {
      if rawElement == nil, let piece = plainPiece(in: page) { return piece }
      guard let piece = next(in: page) else { return nil }
      if isOfLinks(piece, in: page) { return piece }
    }
    return nil
  }

  private func isOfLinks(_ piece: HTMLPiece, in page: Span<UInt8>) -> Bool {
    switch piece.kind {
    case .text, .comment, .doctype: return false
    case .rawText: return true
    case .endTag: return tag.element?.endMatters ?? false
    case .startTag:
      if tag.element != nil || !piece.isComplete { return true }
      return tag.attributes.contains {
        $0.name != nil || page.has("on", at: $0.nameRange.lowerBound)
      }
    }
  }

  /// Goes on to what can't be read here, and tells a tag on the way there that may mean something.
  private mutating func plainPiece(in page: Span<UInt8>) -> HTMLPiece? {
    tag.clear()
    var index = position
    while true {
      position = page.nearIndex(of: UInt8(ascii: "<"), from: index)
      guard position + 1 < page.count else { return nil }
      if page[position + 1] == UInt8(ascii: "/") {
        guard let end = plainEndTag(at: position + 2, in: page) else { return nil }
        if tag.element != nil { return piece(.endTag, endingAt: end) }
        index = end
      } else {
        guard let end = plainStartTag(at: position + 1, in: page) else { return nil }
        if tag.element != nil || !tag.attributes.isEmpty {
          return piece(.startTag, endingAt: end)
        }
        index = end
      }
    }
  }

  private mutating func piece(_ kind: HTMLPiece.Kind, endingAt end: Int) -> HTMLPiece {
    let start = position
    position = end
    return HTMLPiece(kind: kind, range: start..<end, isComplete: true)
  }

  /// Where the tag ends, whose name begins at `start`; nil of one that is not plain.
  @inline(__always)
  private mutating func plainEndTag(at start: Int, in page: Span<UInt8>) -> Int? {
    guard let name = PlainName(at: start, in: page), name.end == UInt8(ascii: ">"),
      page[start].isASCIILetter
    else { return nil }
    tag.element = nil
    // They end in `e`, `g`, `h` and `r`.
    if name.packed.ends(in: "eghr"), let element = HTMLElement(name.packed, length: name.length),
      element.endMatters
    {
      tag.element = element
      tag.nameRange = start..<start + name.length
      tag.isSelfClosing = false
      leave(element)
    }
    return start + name.length + 1
  }

  /// The same of a start tag.
  @inline(__always)
  private mutating func plainStartTag(at start: Int, in page: Span<UInt8>) -> Int? {
    guard let name = PlainName(at: start, in: page), page[start].isASCIILetter else { return nil }
    let nameEnd = start + name.length
    tag.isSelfClosing = false
    var end = nameEnd + 1
    if name.end != UInt8(ascii: ">") {
      guard name.end != UInt8(ascii: "="), let last = endOfPlainAttributes(from: nameEnd, in: page)
      else { return nil }
      end = last
    }
    let element = HTMLElement(name.packed, length: name.length)
    tag.element = element
    if element != nil || !tag.attributes.isEmpty { tag.nameRange = start..<nameEnd }
    if let element { enter(element) }
    return end
  }

  /// ` class="`: the commonest attribute by far, and in one word all that stands before its value.
  private static var startOfClass: UInt64 { 0x223D_7373_616C_6320 }

  /// Where the tag ends; nil if something in it is not plain. Attributes that matter are kept.
  @inline(__always)
  private mutating func endOfPlainAttributes(
    from start: Int, in page: Span<UInt8>
  ) -> Int? {
    var index = start
    while index + 8 <= page.count {
      if page.word(at: index) == Self.startOfClass {
        index = page.nearIndex(of: UInt8(ascii: "\""), from: index + 8) + 1
        continue
      }
      let byte = page[index]
      if byte.isHTMLSpace {
        index += 1
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "/") {
        index += 1
        guard index < page.count, page[index] == UInt8(ascii: ">") else { return nil }
        tag.isSelfClosing = true
      } else {
        guard let end = endOfPlainAttribute(at: index, in: page) else { return nil }
        index = end
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func endOfPlainAttribute(at start: Int, in page: Span<UInt8>) -> Int? {
    guard let name = PlainName(at: start, in: page), name.length > 0 else { return nil }
    let nameEnd = start + name.length
    let known = HTMLAttributeName(name.packed, length: name.length)
    let matters = known != nil || name.beginsWithOn
    guard name.end == UInt8(ascii: "=") else {
      // An equals sign may stand behind spaces too.
      var end = nameEnd
      while end < page.count, page[end].isHTMLSpace { end += 1 }
      guard end < page.count, page[end] != UInt8(ascii: "=") else { return nil }
      if matters { append(known, start..<nameEnd, value: nameEnd..<nameEnd, .none) }
      return end
    }
    guard nameEnd + 1 < page.count else { return nil }
    let quote = page[nameEnd + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let value = nameEnd + 2..<page.nearIndex(of: quote, from: nameEnd + 2)
    guard value.upperBound < page.count else { return nil }
    if matters {
      let quoting: HTMLAttribute.Quoting = quote == UInt8(ascii: "'") ? .single : .double
      append(known, start..<nameEnd, value: value, quoting)
    }
    return value.upperBound + 1
  }
}
