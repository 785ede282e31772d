/// What is read for its links alone. Nine of ten tags lead nowhere and are written plainly: in lower or
/// upper case, values between quotes, nothing odd between them. Those are passed over here, eight bytes at
/// a time; whatever is written otherwise is left to the other half of the scanner.
extension HTMLScanner {
  /// The next piece that may mean something to whoever follows links; nil at the end of the page.
  ///
  /// Left out are texts, comments, end tags of elements without a name in `HTMLElement`, and start tags
  /// of such that have neither an attribute in `HTMLAttributeName` nor one whose name begins with `on`.
  /// Of a tag that is told, only these attributes are sure to be.
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
    case .endTag: return tag.element != nil
    case .startTag:
      if tag.element != nil || !piece.isComplete { return true }
      return tag.attributes.contains {
        $0.name != nil || page.has("on", at: $0.nameRange.lowerBound)
      }
    }
  }

  /// Goes on to what can't be read here, and tells a tag on the way there that may mean something.
  private mutating func plainPiece(in page: Span<UInt8>) -> HTMLPiece? {
    tag.attributes.removeAll(keepingCapacity: true)
    var index = position
    while true {
      position = page.nearIndex(of: UInt8(ascii: "<"), from: index)
      guard position + 1 < page.count else { return nil }
      if page[position + 1] == UInt8(ascii: "/") {
        let start = position + 2
        guard let name = PlainName(at: start, in: page), name.end == UInt8(ascii: ">"),
          page[start].isASCIILetter
        else { return nil }
        index = start + name.length + 1
        if let element = HTMLElement(name.packed, length: name.length) {
          leave(element)
          return piece(.endTag, of: element, at: start..<start + name.length, endingAt: index)
        }
      } else {
        let start = position + 1
        guard let name = PlainName(at: start, in: page), page[start].isASCIILetter else {
          return nil
        }
        index = start + name.length
        tag.isSelfClosing = false
        if name.end == UInt8(ascii: ">") {
          index += 1
        } else {
          guard name.end != UInt8(ascii: "="),
            let end = readPlainAttributes(from: index, in: page)
          else { return nil }
          index = end
        }
        let element = HTMLElement(name.packed, length: name.length)
        if element != nil || !tag.attributes.isEmpty {
          if let element { enter(element) }
          return piece(.startTag, of: element, at: start..<start + name.length, endingAt: index)
        }
      }
    }
  }

  private mutating func piece(
    _ kind: HTMLPiece.Kind, of element: HTMLElement?, at name: Range<Int>, endingAt end: Int
  ) -> HTMLPiece {
    let start = position
    position = end
    tag.element = element
    tag.nameRange = name
    return HTMLPiece(kind: kind, range: start..<end, isComplete: true)
  }

  /// Where the tag ends; nil if something in it is not plain.
  @inline(__always)
  private mutating func readPlainAttributes(
    from start: Int, in page: Span<UInt8>
  ) -> Int? {
    var index = start
    while index + 8 <= page.count {
      if page.word(at: index) == 0x223D_7373_616C_6320 {
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
        guard let end = readPlainAttribute(at: index, in: page) else { return nil }
        index = end
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func readPlainAttribute(at start: Int, in page: Span<UInt8>) -> Int? {
    guard let name = PlainName(at: start, in: page), name.length > 0 else { return nil }
    let nameEnd = start + name.length
    var value = nameEnd..<nameEnd
    var quoting = HTMLAttribute.Quoting.none
    var end = nameEnd
    if name.end == UInt8(ascii: "=") {
      guard nameEnd + 1 < page.count else { return nil }
      let quote = page[nameEnd + 1]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let valueEnd = page.nearIndex(of: quote, from: nameEnd + 2)
      guard valueEnd < page.count else { return nil }
      value = nameEnd + 2..<valueEnd
      quoting = quote == UInt8(ascii: "'") ? .single : .double
      end = valueEnd + 1
    } else {
      // An equals sign may stand behind spaces too.
      while end < page.count, page[end].isHTMLSpace { end += 1 }
      guard end < page.count, page[end] != UInt8(ascii: "=") else { return nil }
    }
    let known = HTMLAttributeName(name.packed, length: name.length)
    if known != nil || name.beginsWithOn {
      append(known, start..<nameEnd, value: value, quoting)
    }
    return end
  }
}
